/**
 * Asks later whether what somebody wants now is still wanted: the page is the same, and the shell, or the person, has not gone.
 * @param signal aborted as those go
 */
export function stillHere(signal: AbortSignal): () => boolean {
  const { href } = location;
  return () => !signal.aborted && location.href === href;
}
