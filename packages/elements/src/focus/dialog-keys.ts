import { ignoreHeldEscape } from './held-escape.ts';
import { trapTab } from './trap-tab.ts';

/** The keys of a modal dialog: Tab stays inside, and a press of Escape closes one thing, however long it is held. */
export function dialogKeys(event: KeyboardEvent, dialog: HTMLElement): void {
  trapTab(event, dialog);
  ignoreHeldEscape(event);
}
