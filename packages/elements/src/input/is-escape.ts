/** Whether an Escape is still for whoever hears it: nothing else has used it, nor does it end what an input method is composing. */
export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && !event.isComposing;
}
