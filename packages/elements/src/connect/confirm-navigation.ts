import type { Market, ModalFields } from '@fleet-portal/model/entities';
import type { FpNavigateEvent } from '../events/navigate-event.ts';
import { loadSoon } from './load-soon.ts';
import { report } from './report.ts';
import { stillHere } from './still-here.ts';

interface ConfirmNavigationOptions {
  /** What the page is of, as far as that is known. */
  place: () => { market: Market | null; locale: string };
  /** @returns closes it */
  openModal: (modal: ModalFields) => () => void;
  signal: AbortSignal;
}

/**
 * Asks before a link of the shell leads to another site where the market wants that, wherever it stands (MOD-04,
 * FTR-02). A page that asks by itself has prevented the link's event by then; a link whose question does not come is followed
 * without it. The question goes with the page that it stands before.
 * @returns brings what knows such links by their addresses; to be called again until that has come
 */
export function confirmNavigation({ place, openModal, signal }: ConfirmNavigationOptions): () => void {
  const ask = async (event: FpNavigateEvent) => {
    const isWanted = stillHere(signal);
    try {
      const { askBefore } = await import('./confirmation.ts');
      await askBefore(event, { locale: place().locale, isWanted, openModal, signal });
    } catch (error) {
      report(error);
      if (isWanted()) location.assign(event.href);
    }
  };
  addEventListener(
    'fp-navigate',
    (event) => {
      if (!event.needsConfirmation || event.defaultPrevented) return;
      event.preventDefault();
      void ask(event);
    },
    { signal },
  );
  let marking: Promise<unknown> | undefined;
  return () => {
    marking ??= loadSoon().then(
      ({ markLinksForConfirmation }) => markLinksForConfirmation(window, place, signal),
      () => (marking = undefined),
    );
  };
}
