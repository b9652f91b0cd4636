import { expect, test } from './fixtures.ts';
import { banner, charging, depotLink, openManual, violations, type Changes } from './manual-page.ts';
import { styled } from './styled.ts';

test('[RTE-23][NAV-02][MOB-01] the static page has its links at once, then bars and menus, and nothing moves', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let before: unknown;
  await page.route('**/fp-shell.js', async (route) => {
    await expect(page.getByRole('link', { name: 'Sitemap' })).toBeVisible();
    await styled(page);
    before = await page.getByRole('main').boundingBox();
    await route.continue();
  });
  await openManual(page, 'static.html');
  await charging(page).click();
  await expect(depotLink(page)).toBeVisible();
  expect(await page.getByRole('main').boundingBox()).toEqual(before);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await banner(page).getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Charging' })).toBeVisible();
  expect(asked.filter((path) => path === '/markets/us.json')).toHaveLength(1);
  expect(await violations(page)).toBeNull();
});

test('[ENT-05] a market that the page has as an object is checked and shown under the policy that allows it', async ({
  page,
}) => {
  await openManual(page, 'static.html', {
    html: (html) =>
      html
        .replaceAll(' src="/markets/us.json"', '')
        .replace('</head>', '<script type="module" src="/own-market.js"></script></head>'),
    policy: (policy) => policy.replace("connect-src 'self'", 'connect-src blob:'),
  });
  await expect(banner(page).getByRole('link', { name: 'Winter tires' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Fleet Portal', { exact: true })).toBeVisible();
  expect(await violations(page)).toBeNull();
});

const withHeader = (attributes: string): Changes => ({
  html: (html) => html.replace('<fp-header src="/markets/us.json"', `<fp-header ${attributes}`),
});

test('[HDR-01] a hidden header stays hidden, before the script and after', async ({ page }) => {
  const header = page.locator('fp-header');
  await page.route('**/fp-shell.js', async (route) => {
    await expect(page.getByRole('link', { name: 'Sitemap' })).toBeVisible();
    await expect(header).toBeHidden();
    await route.continue();
  });
  await openManual(page, 'static.html', withHeader('hidden transparent src="/markets/us.json"'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(header).toBeHidden();
});

for (const [width, height] of [
  [390, 56],
  [1024, 88],
  [1440, 88],
] as const)
  test(`[HDR-18] a compact header has its ${height} px before the script, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const boxes = () => Promise.all(['fp-header', 'main'].map((tag) => page.locator(tag).boundingBox()));
    let before: unknown;
    await page.route('**/fp-shell.js', async (route) => {
      await expect(page.getByRole('link', { name: 'Sitemap' })).toBeVisible();
      await styled(page);
      before = await boxes();
      await route.continue();
    });
    await openManual(page, 'static.html', withHeader('compact src="/markets/retail.json"'));
    await expect(page.locator('fp-header [part=brand]')).toBeVisible();
    const after = await boxes();
    expect(after[0]?.height).toBe(height);
    expect(after).toEqual(before);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HDR-01] the static page is used by the links in its header and footer', async ({ page }) => {
    await openManual(page, 'static.html');
    for (const name of ['Fleet Portal', 'Contact us', 'Sitemap'])
      await expect(page.getByRole('link', { name })).toBeVisible();
  });
});

test('[NTF-01][MOD-02][BAN-02][CKC-01][HDR-09] all of the connected page works under the least policy', async ({
  page,
  context,
  enterAs,
  consoleErrors,
}) => {
  await context.clearCookies();
  await page.goto('/login');
  await enterAs('fleet-customer');
  await openManual(page, 'connected.html');
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await charging(page).click();
  await expect(depotLink(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page).getByRole('button', { name: 'M Lindqvist' }).click();
  await expect(banner(page).getByRole('link', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await banner(page)
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.locator('fp-notification-drawer .card').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Book 48 vehicles' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book them' }).click();
  const notice = page.locator('fp-header + fp-top-notifications');
  await expect(notice.getByRole('link', { name: 'See the dates' })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Cookie/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(banner(page).getByRole('button', { name: 'Recharge', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await banner(page).getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Recharge' })).toBeVisible();
  expect(await violations(page)).toBeNull();
  expect(consoleErrors).toEqual([]);
  // Proves that the policy is in force.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => violations(page)).toContain('style-src');
  consoleErrors.length = 0;
});

test('[HDR-07][HDR-08][SES-02] a page’s own sign-in says who is here, and is asked to sign in and out', async ({
  page,
}) => {
  const person = {
    id: 'u-1',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    email: 'maya@example.com',
    permissions: [],
    company: 'Harbor and Field',
  };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let here: unknown = null;
  await page.route('**/me', (route) => route.fulfill({ json: here }));
  await page.route('**/my-sign-*', (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  await openManual(page, 'own-sign-in.html');
  await banner(page).getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/my-sign-in');

  here = person;
  await page.goto('/own-sign-in.html');
  await expect(banner(page).getByText(person.company)).toBeVisible();
  await banner(page).getByRole('button', { name: 'M Lindqvist' }).click();
  await banner(page).getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL('**/my-sign-out');
  expect(asked).not.toContain('/session');
});

test('[RTE-27] a page sends people elsewhere than to the portal’s own addresses', async ({ page }) => {
  await page.route('**/countries/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  );
  await openManual(page, 'static.html', {
    html: (html) => html.replace('</head>', '<script type="module" src="/places.js"></script></head>'),
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find your country site' }).click();
  await page.waitForURL('**/countries/');
});

test('[HDR-13] the page of a search answers it', async ({ page }) => {
  await page.route('**/search/?q=*', (route) => route.fulfill({ contentType: 'text/html', body: 'Found' }));
  await openManual(page, 'search.html');
  await banner(page).getByRole('searchbox').fill('winter tires & rims');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=winter%20tires%20%26%20rims');
});
