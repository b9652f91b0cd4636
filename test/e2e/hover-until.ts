import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Moves the pointer to a link until what that brings is there: the script that hears of the pointer comes after the page. */
export async function hoverUntil(link: Locator, brought: Locator): Promise<void> {
  await expect(async () => {
    await link.page().mouse.move(0, 0);
    await link.hover();
    await expect(brought.first()).toBeAttached({ timeout: 500 });
  }).toPass();
}
