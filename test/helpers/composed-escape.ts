/** The Escape by which somebody gives up what an input method is composing. */
export function composedEscape(): KeyboardEvent {
  const options = { key: 'Escape', isComposing: true, bubbles: true, composed: true, cancelable: true };
  return new KeyboardEvent('keydown', options);
}
