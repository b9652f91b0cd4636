import { expect, heading, test } from './fixtures.ts';
import { hold } from './hold-and-watch.ts';
import { begin, email, forget, goBack, openAccount, seen, signOut } from './signed-in-page.ts';

test.beforeEach(({ page, enterAs }) => begin({ page, enterAs }));

test('[GAT-07] Back within the page leads to the login once another tab has signed out', async ({
  page,
  context,
}) => {
  await openAccount(page);
  await page.getByRole('banner').getByRole('link', { name: 'Request a quote' }).click();
  await expect(heading(page)).toHaveText('Contact us');
  const other = await context.newPage();
  await other.goto('/en-us/insights/');
  await signOut(other);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(heading(page)).toHaveText('Contact us');
  await forget(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'script'].includes(request.resourceType())) asked.push(request.url());
  });
  await goBack(page);
  await expect(page).toHaveURL(/\/login\?/);
  expect(await seen(page)).toBeNull();
  expect(asked).toEqual([]);
});

test('[SES-02] a logout that no tab has seen, such as by a link in a new one, is noticed', async ({
  page,
  context,
}) => {
  await openAccount(page);
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(heading(other)).toHaveText('Run your fleet from one place');
  await expect(page).toHaveURL(/\/login\?/);
});

test('[GAT-07] signing out while the page is still on its way stops it', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/en-us/insights/');
  await expect(heading(other)).toHaveText('Insights');
  await forget(page);
  const letGo = await hold(page, '**/markets/us.json');
  const asked = page.waitForRequest('**/markets/us.json');
  await page.goto('/en-us/account/', { waitUntil: 'commit' });
  await asked;
  await signOut(other);
  await letGo();
  await expect(page).toHaveURL(/\/login\?/);
  expect(await seen(page)).toBeNull();
});

test('[SES-02] one that did not reach the server is made up for when the portal is opened again', async ({
  page,
  consoleErrors,
}) => {
  await openAccount(page);
  await page.route('**/logout', (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/logout'));
  await signOut(page);
  await lost;
  await page.goto('/en-us/account/').catch(() => 'it leads on');
  await expect(heading(page)).toHaveText('Run your fleet from one place');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  consoleErrors.length = 0;
});

test('[SES-02] one that ends no session is said, and gone to without being asked once', async ({ page }) => {
  await openAccount(page);
  let times = 0;
  await page.route('**/logout', (route) => {
    times += 1;
    return route.fulfill({ status: 303, headers: { location: '/en-us/account/' } });
  });
  await signOut(page);
  await expect(page.getByText(/^You are still signed in/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  expect(times).toBe(2);
  await page.unroute('**/logout');
  await page.getByRole('button', { name: 'Sign out' }).last().click();
  await expect(heading(page)).toHaveText('Run your fleet from one place');
});
