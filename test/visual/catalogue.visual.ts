import type { Page } from '@playwright/test';
import { test as base, expect } from '../e2e/fixtures.ts';
import { catalogueShots } from './catalogue-states.ts';

/** Dates are those of one day, whenever the pictures are taken. */
const today = new Date('2026-03-02T10:00:00-05:00');

const test = base.extend<object, { catalogue: Page }>({
  /** One page for all pictures of a worker: the scripts come once. */
  catalogue: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage({
        baseURL: `${origin}/demo/catalogue/states/`,
        bypassCSP: true,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      });
      await page.clock.setFixedTime(today);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  // Some states are about what fails, which their page says.
  consoleErrors: async ({}, use) => use([]),
});

for (const { name, page: address, width, height } of catalogueShots()) {
  test(name, async ({ catalogue }) => {
    await catalogue.setViewportSize({ width, height });
    await catalogue.goto(address);
    await catalogue.locator('html[data-ready]').waitFor();
    await expect(catalogue).toHaveScreenshot(name);
  });
}
