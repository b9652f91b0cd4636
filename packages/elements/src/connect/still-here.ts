import { onSuperseded } from '../timing/on-superseded.ts';

/** Gives up the page's last request; there is only one, because a page has one shell at a time. */
let giveUp = (): void => undefined;

/**
 * Returns a function that tells later whether what the user requests now is still wanted: the page is the same, neither the shell nor the
 * user has gone, and the user has neither requested something else since, such as a menu, nor pressed Escape.
 * @param signal aborted when the shell or the user has gone
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
