/**
 * Calls back where what is on its way is wanted no longer: a menu was opened since, or Escape pressed that nothing else has used and
 * no input method either.
 */
export function onSuperseded(giveUp: () => void, until: { signal: AbortSignal }): void {
  addEventListener('fp-menu-open', giveUp, until);
  addEventListener(
    'keydown',
    ({ key, defaultPrevented, isComposing }) =>
      key === 'Escape' && !defaultPrevented && !isComposing && giveUp(),
    until,
  );
}
