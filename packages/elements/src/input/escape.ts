/** Whether an Escape press may still be used: no other listener has handled it, and it does not end an input method's composition. */
export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
}

/** Closes something on Escape, and marks the press as handled so that it closes nothing else. */
export function onEscape(close: () => void, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (!isEscape(event)) return;
    event.preventDefault();
    close();
  };
  document.addEventListener('keydown', press, { signal });
}

/** Keeps a held Escape from also closing the layer beneath the one that it just closed. */
export function ignoreHeldEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.repeat) event.preventDefault();
}
