/**
 * Calls back where what is on its way is wanted no longer: a menu was opened since, or Escape pressed that nothing else has used and
 * no input method either.
 * @returns ends that
 */
export function onSuperseded(giveUp: () => void): () => void {
  const end = new AbortController();
  addEventListener('fp-menu-open', giveUp, end);
  addEventListener(
    'keydown',
    (event) => event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && giveUp(),
    end,
  );
  return () => end.abort();
}
