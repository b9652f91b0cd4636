import type { BrowserContext, Page } from '@playwright/test';
import { expect, heading, routerNavigate, test } from './fixtures.ts';

/** As a signed-in user without a connection, opens a part that has not been loaded before. */
async function failToOpen(
  name: string | RegExp,
  { page, context, enterAs }: { page: Page; context: BrowserContext; enterAs: (id: string) => Promise<void> },
) {
  await enterAs('fleet-customer');
  await page.goto('/en-us/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');
  const button = page.getByRole('button', { name });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(failure).toBeInViewport();
  return { button, failure };
}

for (const { part, line, opens, dialog } of [
  { part: 'the drawer', line: 'NTF-08', opens: /^Notifications/, dialog: 'Notifications' },
  { part: 'the cookie settings', line: 'FTR-04', opens: 'Cookie settings', dialog: 'Cookie settings' },
] as const) {
  test(`[${line}] without a connection ${part} says that it did not load, and opens at the next try`, async ({
    page,
    context,
    enterAs,
    consoleErrors,
  }) => {
    const { button, failure } = await failToOpen(opens, { page, context, enterAs });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(button).toBeFocused();
    await expect(failure).toBeHidden();
    await button.click();
    await expect(failure).toBeInViewport();
    expect(consoleErrors.join()).toContain('Failed to fetch');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(failure).toBeHidden();
    consoleErrors.length = 0;
  });

  test(`[${line}] what says that ${part} did not load stays beneath a menu, and goes with the page`, async ({
    page,
    context,
    enterAs,
    consoleErrors,
  }) => {
    const { failure } = await failToOpen(opens, { page, context, enterAs });
    await context.setOffline(false);
    const account = page.getByRole('banner').getByRole('button', { name: /^Account/ });
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await expect(failure).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /Home$/ }).click();
    await expect(page).not.toHaveURL(/contact-us/);
    await expect(failure).toBeHidden();
    consoleErrors.length = 0;
  });
}

for (const heals of ['a press of Try again', 'the connection', 'the next visit'] as const) {
  test(`[VIEW-05] a page whose script did not come says so, and ${heals} brings it`, async ({
    page,
    enterAs,
    consoleErrors,
  }) => {
    await enterAs('fleet-customer');
    await page.goto('/en-us/contact-us/');
    await expect(heading(page)).toHaveText('Contact us');
    const scripts = '**/*.js';
    await page.route(scripts, (route) => route.abort());
    await routerNavigate(page, '/en-us/account/');
    await expect(heading(page)).toHaveText('This page could not be loaded');
    await expect(page.getByRole('main')).toContainText('Check your connection and try again.');
    await page.unroute(scripts);
    if (heals === 'the connection') await page.evaluate(() => dispatchEvent(new Event('online')));
    if (heals === 'a press of Try again') await page.getByRole('button', { name: 'Try again' }).click();
    if (heals === 'the next visit') {
      await routerNavigate(page, '/en-us/sitemap/');
      await expect(heading(page)).toHaveText('Sitemap');
      await routerNavigate(page, '/en-us/account/');
    }
    await expect(heading(page)).toHaveText('Account');
    await expect(page.getByRole('alert')).toBeHidden();
    consoleErrors.length = 0;
  });
}

test('[WSP-01] a workspace’s bar that did not come stands on its next page', async ({
  page,
  enterAs,
  consoleErrors,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');
  const scripts = '**/*.js';
  await page.route(scripts, (route) => route.abort());
  await routerNavigate(page, '/en-us/insights/');
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await expect(() => expect(consoleErrors.join()).toContain('A part of the page failed')).toPass();
  await expect(page.locator('fp-workspace-bar')).toHaveCount(0);
  await page.unroute(scripts);
  await routerNavigate(page, '/en-us/insights/energy/');
  await expect(page.locator('fp-workspace-bar').getByRole('navigation').first()).toBeVisible();
  consoleErrors.length = 0;
});
