import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const guide = readFileSync('docs/configuring-a-market.md', 'utf8');

/** The number of navigation nodes outside the "More" menu. */
const fitting = (page: Page) =>
  page
    .getByRole('banner')
    .locator('.nodes > li:not(.spacer)')
    .evaluateAll((nodes) => `${nodes.filter((node) => !node.matches('.beyond')).length} of ${nodes.length}`);

test('[NAV-01] the navigation bar has room for what the manual says of each width', async ({
  page,
  enterAs,
}) => {
  const says = async (place: number) => {
    for (const width of [1024, 1440]) {
      const row = guide.split('\n').find((line) => line.startsWith(`| ${width} px`)) ?? '';
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => fitting(page), `${width} px`).toBe(row.match(/\d+ of \d+/g)?.[place]);
    }
  };
  await page.goto('/en-us/');
  await says(0);
  await page.goto('/de-de/');
  await says(2);
  await enterAs('fleet-customer');
  await page.reload();
  await says(3);
  await page.goto('/en-us/');
  await says(1);
});
