import { expect, test } from './fixtures.ts';

// What the portal does when its backend does not: always a page that says what failed, one line on the console, and Refresh.
const cases = [
  { name: 'an unknown market', call: 'getMarket', fault: { status: 404 }, logged: /market/i },
  { name: 'a malformed market', call: 'getMarket', fault: { body: 'malformed' }, logged: /market/i },
  { name: 'a market that is HTML', call: 'getMarket', fault: { body: 'html' }, logged: /market/i },
  { name: 'a dropped connection', call: 'getMarket', fault: { drop: true }, logged: /market/i },
  { name: 'a session call that fails', call: 'getSession', fault: { status: 500 }, logged: /session/i },
] as const;

for (const { name, call, fault, logged } of cases) {
  test(`[API-09] ${name} gives a page that says so and recovers on Refresh`, async ({
    page,
    askForFault,
    takeFaultsAway,
    consoleErrors,
  }) => {
    await askForFault({ call, ...fault });
    await page.goto('/en-us/');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    const own = consoleErrors.filter((line) => !line.startsWith('Failed to load resource'));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(logged);
    consoleErrors.length = 0;
    await takeFaultsAway();
    await refresh.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
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
    await enterAs('fleet-customer');
    await page.goto('/en-us/contact-us/');
    const button = page.getByRole('button', { name: opens });
    await expect(button).toBeVisible();
    await context.setOffline(true);
    await button.click();
    const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
    await expect(failure).toBeInViewport();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
    await button.click();
    await expect(failure).toBeInViewport();
    expect(consoleErrors.join()).toContain('Failed to fetch');
    consoleErrors.length = 0;
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(failure).toBeHidden();
  });
}
