/**
 * Calls back once something that is loading is no longer wanted: a menu has been opened, or Escape pressed that neither anything
 * else nor an input method has used. Does not call `isEscape`: connectShell would then load the file that follows the first paint.
 * @returns stops it
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
