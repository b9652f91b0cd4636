import { focused } from './seen.ts';

/**
 * What the browser says again while Escape is held, at what has the focus.
 * @returns whether the browser is kept from closing anything by it
 */
export function holdEscape(): boolean {
  const target = focused() ?? document.body;
  const held = { key: 'Escape', code: 'Escape', repeat: true };
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { ...held, bubbles: true, cancelable: true, composed: true }),
  );
}
