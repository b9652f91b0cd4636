import { focused } from './seen.ts';

/**
 * Dispatches the repeated key event of a held Escape at the focused element.
 * @returns whether its default action was prevented, so that the browser closes nothing
 */
export function holdEscape(): boolean {
  const target = focused() ?? document.body;
  const held = { key: 'Escape', code: 'Escape', repeat: true };
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { ...held, bubbles: true, cancelable: true, composed: true }),
  );
}
