import { executeServerCommand } from '@web/test-runner-commands';
import { waitUntil } from './wait-until.ts';

/** Resizes the page, in px, in any engine, and waits until media queries and resize observers have been notified. */
export async function setViewport(width: number, height = 900): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  await executeServerCommand('fp-set-viewport', { width, height });
  await waitUntil(
    () => innerWidth === width && innerHeight === height,
    `the page is ${width} × ${height} px`,
  );
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Presses keys at the same time, such as `['Shift', 'Tab']`. */
export async function pressTogether(keys: string[]): Promise<void> {
  await executeServerCommand('fp-press', keys);
}

/** Clicks in the middle of an element with the mouse. */
export async function clickOn(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await executeServerCommand('fp-click', {
    x: Math.round(left + width / 2),
    y: Math.round(top + height / 2),
  });
}

export { sendKeys } from '@web/test-runner-commands';
