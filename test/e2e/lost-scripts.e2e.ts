import { banner, lose, menus } from './built-files.ts';
import { expect, test } from './fixtures.ts';

// A host page shows a message if one of the shell's later scripts fails to load, and recovers.

for (const { width, button, module, line } of menus) {
  test(`[${line}] says that a menu did not load at ${width} px, and opens it at the next press`, async ({
    page,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const bringBack = await lose(page, module);
    await page.goto('/demo/host/');
    const opener = banner(page).getByRole('button', { name: button, exact: true });
    await opener.click();
    const failure = page.getByRole('alert').filter({ hasText: 'The menu could not be loaded. Try again.' });
    await expect(failure).toBeInViewport();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
    expect(consoleErrors.join()).toContain('A part of the shell could not be loaded.');
    consoleErrors.length = 0;
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await bringBack();
    await opener.click();
    await expect(page.locator('fp-sub-menu[open] .sheet, fp-mobile-menu dialog[open]')).toBeVisible();
    await expect(failure).toBeHidden();
  });
}

test('[HDR-01][API-09] shows the market whose script did not come once somebody comes near', async ({
  page,
  consoleErrors,
}) => {
  const bringBack = await lose(page, 'packages/elements/src/rest.ts');
  await page.goto('/demo/host/');
  await expect.poll(() => consoleErrors.join()).toContain('A part of the shell could not be loaded.');
  await bringBack();
  await page.locator('fp-header').hover();
  await expect(banner(page).getByRole('button', { name: 'Vehicles', exact: true })).toBeVisible();
  consoleErrors.length = 0;
});

test('[BAN-01] defines a tag whose script did not come once the connection is back', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/demo/host/');
  const bringBack = await lose(page, 'packages/elements/src/banner/define.ts');
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('fp-banner'), { text: 'Closed today.' })),
  );
  await expect.poll(() => consoleErrors.join()).toContain('<fp-banner> could not be loaded.');
  consoleErrors.length = 0;
  await bringBack();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Closed today.')).toBeVisible();
});

test('[NAV-08] speaks English where a language does not come, and goes on', async ({
  page,
  consoleErrors,
}) => {
  await lose(page, 'packages/model/src/messages/fr/shell.ts');
  await page.goto('/demo/host/');
  await expect(banner(page).getByRole('button', { name: 'Vehicles', exact: true })).toBeVisible();
  const header = page.locator('fp-header');
  await header.evaluate((element: HTMLElement & { src: string; locale: string }) => {
    element.src = '/markets/ca.json';
    element.locale = 'fr-ca';
  });
  await expect(banner(page).locator('a[href^="/fr-ca/"]').first()).toBeAttached();
  await header.evaluate((element: HTMLElement & { notificationCount: number }) => {
    element.notificationCount = 7;
  });
  await expect(banner(page).getByRole('button', { name: 'Notifications: 7' })).toBeVisible();
  consoleErrors.length = 0;
});

test('[FTR-04] opens the cookie settings whose words did not come before', async ({
  page,
  consoleErrors,
}) => {
  const bringBack = await lose(page, 'packages/model/src/messages/en/cookies.ts');
  await page.goto('/demo/host/connected.html');
  const opener = page.getByRole('button', { name: 'Cookie settings' });
  await opener.click();
  await expect(() => expect(consoleErrors.join()).toContain('words about cookies')).toPass();
  consoleErrors.length = 0;
  await bringBack();
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
  consoleErrors.length = 0;
});

const partFailed = 'This part could not be loaded. Check your connection and try again.';

for (const { line, part, module, button, dialog } of [
  {
    line: 'NTF-01',
    part: 'the drawer',
    module: 'packages/elements/src/connect/drawer.ts',
    button: /^Notifications/,
    dialog: 'Notifications',
  },
  {
    line: 'MOD-01',
    part: 'a modal of the page',
    module: 'packages/elements/src/connect/notices.ts',
    button: 'Book the other 48',
    dialog: 'Book 48 vehicles?',
  },
  {
    line: 'FTR-04',
    part: 'the cookie settings',
    module: 'packages/elements/src/connect/consent.ts',
    button: 'Cookie settings',
    dialog: 'Cookie settings',
  },
])
  test(`[${line}] says that ${part} did not load, and opens it at the next press`, async ({
    page,
    enterAs,
    consoleErrors,
  }) => {
    await page.goto('/login');
    await enterAs('fleet-customer');
    const bringBack = await lose(page, module);
    await page.goto('/demo/host/connected.html');
    const opener = page.getByRole('button', { name: button });
    await opener.click();
    const failure = page.getByRole('alert').filter({ hasText: partFailed });
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(opener).toBeFocused();
    expect(consoleErrors.join()).toContain('connectShell: ');
    await bringBack();
    await opener.click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(failure).toHaveCount(0);
    consoleErrors.length = 0;
  });

test('[BAN-02] shows a notice whose script did not come once the connection is back', async ({
  page,
  consoleErrors,
}) => {
  const bringBack = await lose(page, 'packages/elements/src/connect/notices.ts');
  await page.goto('/demo/host/connected.html');
  const book = { modalId: 'book', action: 'book' };
  await page.evaluate(
    (fields) => document.dispatchEvent(Object.assign(new Event('fp-modal-action'), fields)),
    book,
  );
  await expect.poll(() => consoleErrors.join()).toContain('connectShell: ');
  consoleErrors.length = 0;
  await bringBack();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('48 vehicles are booked for November 30.')).toBeVisible();
});

test('[HDR-13] searches on a phone although the menus’ script did not load', async ({
  page,
  consoleErrors,
}) => {
  await lose(page, 'packages/elements/src/header/menus/index.ts');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/demo/host/everything.html');
  const toggle = banner(page).getByRole('button', { name: 'Search', exact: true });
  const lost = page.waitForEvent('requestfailed');
  await toggle.click();
  await lost;
  await expect.poll(() => consoleErrors.join()).toContain('A part of the shell could not be loaded.');
  await expect(banner(page).getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'menu' })).toHaveCount(0);
  consoleErrors.length = 0;
});

test('[CKC-01] shows pages where a blocker knows addresses by their words', async ({ page, context }) => {
  await context.clearCookies();
  await page.route(/\/portal\/.*(?:consent|cookie|banner|noti[cf]|track|analytic|advert)/i, (route) =>
    route.abort(),
  );
  await page.goto('/en-us/contact-us/');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your choice about cookies' })).toBeVisible();
});

test('[MOD-04] follows a link whose question cannot be shown', async ({ page, consoleErrors }) => {
  await lose(page, 'packages/elements/src/connect/notices.ts');
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await page.goto('/demo/host/connected.html');
  await page.locator('fp-footer').evaluate((footer: HTMLElement & { locale: string; src: string }) => {
    Object.assign(footer, { locale: 'en-ca', src: '/markets/ca.json' });
  });
  const link = page.locator('fp-footer [part=follow-us] a[href^="https://"]').first();
  const href = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(href ?? '');
  expect(consoleErrors.join()).toContain('connectShell: ');
  consoleErrors.length = 0;
});

test('[CKC-01] the portal asks about cookies once the connection is back, where the question did not come', async ({
  page,
  consoleErrors,
}) => {
  await page.context().clearCookies();
  const script = '**/portal/chunks/define-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/en-us/contact-us/');
  await expect.poll(() => consoleErrors.join()).toContain('The question about cookies could not be loaded.');
  await page.unroute(script);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('region', { name: 'Your choice about cookies' })).toBeVisible();
  consoleErrors.length = 0;
});

for (const script of ['**/portal/main.js', '**/first-paint-*.js'])
  test(`[API-09] the portal shows the shape of a page until ${script} comes, and says what to do where it does not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const asked = page.waitForRequest(script);
    await page.route(script, () => undefined, { times: 1 });
    await page.goto('/en-us/contact-us/', { waitUntil: 'commit' });
    await asked;
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    const refresh = page.getByRole('link', { name: 'Refresh' });
    await expect(refresh).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByText('This page is taking long to load.')).toBeVisible();
    await refresh.click();
    await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
    await expect(refresh).toHaveCount(0);
  });

test('[TRM-01] the terms are asked on the next page where the script of the modals did not come on the first', async ({
  page,
  enterAs,
  consoleErrors,
}) => {
  await enterAs('terms-first');
  const script = '**/portal/chunks/Modals-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/en-us/sitemap/');
  await expect.poll(() => consoleErrors.join()).toContain('A part of the page failed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(script);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  consoleErrors.length = 0;
});
