import { focusedElement } from '../focus/focused-element.ts';
import { tabStops } from '../focus/flat-tree.ts';

/** Keeps Tab inside a dialog: from its last stop to its first and back, past the browser's own buttons (MOD-02). */
export function trapTab(event: KeyboardEvent, dialog: HTMLElement): void {
  // WebKitGTK cannot name the key of Shift and Tab together.
  if (event.defaultPrevented || (event.key !== 'Tab' && event.code !== 'Tab')) return;
  const stops = tabStops(dialog);
  const focused = focusedElement();
  const isStop = focused !== null && stops.includes(focused);
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  // From the title, which is no stop itself, the way back is out of the dialog too.
  if (isStop ? focused !== end : stops.length > 0 && !event.shiftKey) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
