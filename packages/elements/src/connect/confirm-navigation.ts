import type { Market, ModalFields } from '@fleet-portal/model/entities';
import type { FpNavigateEvent } from '../events/navigate-event.ts';
import { loadSoon } from './load-soon.ts';
import { report } from './report.ts';
import { stillHere } from './still-here.ts';

interface ConfirmNavigationOptions {
  /** The page's market and locale, as far as they are known. */
  place: () => { market: Market | null; locale: string };
  /** @returns closes it */
  openModal: (modal: ModalFields) => () => void;
  signal: AbortSignal;
}

/**
 * Asks before any link of the shell on the page leads to another site, if the market requires that (MOD-04, FTR-02). A page that asks by
 * itself has already prevented the link's event; if the question fails to load, the link is followed without it. The question belongs to
 * its page: Back and Forward close it.
 * @returns loads what recognizes such links by their addresses; to be called again until it has loaded
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
