/**
 * Calls back when something that is loading is no longer wanted: the user has opened a menu, or pressed Escape and neither another listener
 * nor an input method has used it. Does not use `isEscape`, because connectShell would then load the file that follows the first paint.
 * @returns stops listening
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
