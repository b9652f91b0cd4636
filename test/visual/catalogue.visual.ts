import type { Page } from '@playwright/test';
import { test as base, expect } from '../e2e/fixtures.ts';
import type {} from '../helpers/specimen.ts';
import { catalogueShots } from './catalogue-states.ts';

/** A fixed time, so that dates do not depend on when the pictures are taken. */
const today = new Date('2026-03-02T10:00:00-05:00');

const test = base.extend<object, { catalogue: Page }>({
  /** One page for all pictures of a worker, which loads the scripts only once. */
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
  // Some states are about failures, which their page logs.
  consoleErrors: async ({}, use) => use([]),
});

for (const { name, page: address, width, height, isWidest, mistakes } of catalogueShots()) {
  test(name, async ({ catalogue }) => {
    await catalogue.setViewportSize({ width, height });
    await catalogue.goto(address);
    await catalogue.locator('html[data-ready]').waitFor();
    await expect(catalogue).toHaveScreenshot(name);
    const { errors, scrollWidth } = await catalogue.evaluate(stateOfPage);
    expect(scrollWidth, 'nothing runs over').toBeLessThanOrEqual(width);
    if (!mistakes) expect(errors, 'errors on the console').toEqual([]);
    if (isWidest) expect(await catalogue.evaluate(audit), 'what axe finds').toEqual([]);
  });
}

const stateOfPage = () => ({
  errors: window.specimenErrors,
  scrollWidth: document.documentElement.scrollWidth,
});

async function audit(): Promise<string[]> {
  const { violations } = await window.specimen.audit();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, summary }) => `${id}: ${html} ${summary}`));
}
