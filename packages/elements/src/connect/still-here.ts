import { onSuperseded } from '../timing/on-superseded.ts';

/** Ends the page's last wish: a page has one shell at a time. */
let giveUp = (): void => undefined;

/**
 * Asks later whether what somebody wants now is still wanted: the page is the same, the shell, or the person, has not gone, and
 * nothing else was wanted since, such as a menu, or by Escape nothing at all.
 * @param signal aborted as those go
 */
export function stillHere(signal: AbortSignal): () => boolean {
  giveUp();
  const { href } = location;
  const wish = new AbortController();
  giveUp = () => wish.abort();
  const end = AbortSignal.any([signal, wish.signal]);
  if (!end.aborted) end.addEventListener('abort', onSuperseded(giveUp));
  return () => !end.aborted && location.href === href;
}
