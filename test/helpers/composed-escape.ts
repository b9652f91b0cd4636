/** The Escape key event that cancels an input method's composition. */
export function composedEscape(): KeyboardEvent {
  const options = { key: 'Escape', isComposing: true, bubbles: true, composed: true, cancelable: true };
  return new KeyboardEvent('keydown', options);
}
