import { checkFields } from '../internal/check-fields.ts';
import { tellLost } from './lost-part.ts';
import type { Notices, NoticesOptions } from './notices.ts';
import type { ConnectedShell } from './options.ts';
import { report } from './report.ts';

/** @returns removes what it shows */
type Show = (notices: Notices) => () => void;

/**
 * Loads what shows notices and modals with the first of them. If it fails to load, notices wait in their order until it is loaded again
 * when the connection returns; a modal does not open, and the user who waits for it is told.
 */
export function loadNotices(options: NoticesOptions): Pick<ConnectedShell, 'notify' | 'openModal'> {
  const { look, signal } = options;
  // Pages with an older zone.js or with Bluebird have no Promise.withResolvers.
  let resolve!: (notices: Notices) => void;
  const promise = new Promise<Notices>((settle) => (resolve = settle));
  let made: Notices | undefined;

  const load = async () => {
    const { Notices } = await import('./notices.ts');
    made ??= new Notices(options);
    resolve(made);
    return made;
  };
  const bring = (): void => {
    load().catch((error: unknown) => {
      report(error);
      addEventListener('online', bring, { once: true, signal });
    });
  };
  const show = (coming: Promise<Notices>, call: Show, lost: (error: unknown) => void) => {
    const shown = coming.then((notices) => (signal.aborted ? undefined : call(notices)), lost).catch(report);
    return () => void shown.then((hide) => hide?.());
  };

  return {
    notify(notification) {
      checkFields('notify', notification, { id: 'string', body: 'string' });
      bring();
      return show(promise, (notices) => notices.notify(notification), report);
    },
    openModal(modal) {
      checkFields('openModal', modal, { id: 'string', title: 'string' });
      const isWanted = () => !signal.aborted;
      const lost = (error: unknown) => tellLost(error, { target: null, isWanted, look, signal });
      return show(load(), (notices) => notices.openModal(modal), lost);
    },
  };
}
