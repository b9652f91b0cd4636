import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const guide = readFileSync('docs/configuring-a-market.md', 'utf8');

/** How many of the navigation bar's nodes stand outside the menu "More". */
const fitting = (page: Page) =>
  page
    .getByRole('banner')
    .locator('.nodes > li:not(.spacer)')
    .evaluateAll((nodes) => `${nodes.filter((node) => !node.matches('.beyond')).length} of ${nodes.length}`);

for (const width of [1024, 1440]) {
  test(`[NAV-01] the navigation bar has room for what the manual says at ${width} px`, async ({
    page,
    enterAs,
  }) => {
    const row = guide.split('\n').find((line) => line.startsWith(`| ${width} px`)) ?? '';
    const [us, usSignedIn, de, deSignedIn] = row.match(/\d+ of \d+/g) ?? [];
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en-us/');
    await expect.poll(() => fitting(page)).toBe(us);
    await page.goto('/de-de/');
    await expect.poll(() => fitting(page)).toBe(de);
    await enterAs('fleet-customer');
    await page.reload();
    await expect.poll(() => fitting(page)).toBe(deSignedIn);
    await page.goto('/en-us/');
    await expect.poll(() => fitting(page)).toBe(usSignedIn);
  });
}
