import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Repeats hovering over a link until it has an effect, because the script that listens to the pointer loads after the page. */
export async function hoverUntil(link: Locator, brought: Locator): Promise<void> {
  await expect(async () => {
    await link.page().mouse.move(0, 0);
    await link.hover();
    await expect(brought.first()).toBeAttached({ timeout: 500 });
  }).toPass();
}
