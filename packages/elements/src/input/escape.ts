/** Whether an Escape is still for whoever hears it: nothing else has used it, nor does it end what an input method is composing. */
export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
}

/** Closes something by Escape, which then closes nothing else. */
export function onEscape(close: () => void, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    if (!isEscape(event)) return;
    event.preventDefault();
    close();
  };
  document.addEventListener('keydown', press, { signal });
}

/** Keeps an Escape that is held from closing what stands beneath the thing that it has closed. */
export function ignoreHeldEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && event.repeat) event.preventDefault();
}
