import { globSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, heading, routerNavigate, test } from './fixtures.ts';

/** Each test starts on a public page; its script and those of the pages that refuse access may load for everybody. */
const start = '/en-us/contact-us/';
const forEverybody = ['ContactPage', 'ForbiddenPage', 'NotFoundPage'];

/** The scripts of all other pages, named by the build after their modules. */
const guardedPages = globSync('packages/portal/src/pages/**/*Page.tsx')
  .filter((module) => !module.includes('/parts/'))
  .map((module) => basename(module, '.tsx'))
  .filter((name) => !forEverybody.includes(name));
const guardedScript = new RegExp(`/(?:${guardedPages.join('|')})-[^/]+\\.js$`);
/** The header itself requests who is the fleet's primary user. */
const primaryUsers = 'proxy-api-request/.*%2Fusers%2Fbasic%2Fprimary';
/** The header's menus have public views. */
const headerViews =
  'views/(?:react/(?:chunks|company-selector)|vue/(?:chunks|support-hours)|angular/(?:chunks|range-planner))';
const pageData = new RegExp(
  `^/(?!${primaryUsers}|${headerViews})(content|navigation|views|proxy-api-request)/`,
);
const personalData = new RegExp(
  `^/(cart|userinfo|groupMemberships|getNotifications|products-translation|${primaryUsers})`,
);

const content = '/vehicles/cargo-vans/';
const places = [
  { what: 'a page that asks for a person', path: '/en-us/account/', title: 'Account', script: 'AccountPage' },
  { what: 'a layout', path: '/en-us/insights/', title: 'Insights', script: 'LayoutPage' },
  { what: 'a content page', path: '/en-us/members/', title: 'Cargo vans', script: 'ContentPage' },
];

test.beforeEach(async ({ page }) => {
  await page.route('**/markets/us.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withGuardedLinks((await response.json()) as SiteData) });
  });
});

interface SiteData {
  routes: unknown[];
  footer: { sections: unknown[] };
}

/** A site with footer links to all places for everybody, and a content page that needs a permission. */
function withGuardedLinks(market: SiteData) {
  const paths = [...places.map(({ path }) => path), '/en-us/partner-lab/'];
  const nodes = paths.map((path) => ({ type: 'route', label: `To ${path}`, target: { path } }));
  market.footer.sections.push({ label: 'Guarded', nodes });
  const permissionsRequired = ['FLEET_REPORTS_VIEW'];
  const members = { id: 'members', path: '/members/', mode: 'aempage', extras: { contentPath: content } };
  market.routes.push({ ...members, requiredAuthContext: 'iam', permissionsRequired });
  return market;
}

const guardedLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: `To ${path}` });

async function openStart(page: Page): Promise<void> {
  await page.goto(start);
  await expect(heading(page)).toHaveText('Contact us');
}

const ways: Record<string, (page: Page, path: string) => Promise<unknown>> = {
  'by its address': (page, path) => page.goto(path),
  'by a link': async (page, path) => {
    await openStart(page);
    await guardedLink(page, path).click();
  },
  'by router-navigate': async (page, path) => {
    await openStart(page);
    await routerNavigate(page, path);
  },
};

/** Records the requests from now on, and which of them were made before the session was known. */
function listen(page: Page) {
  const asked: string[] = [];
  let isKnown = false;
  let early: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  page.on('response', (response) => {
    if (!isKnown && response.url().endsWith('/session')) [isKnown, early] = [true, ofPages()];
  });
  const ofPages = () => asked.filter((path) => pageData.test(path) || guardedScript.test(path));
  const ofPersons = () => asked.filter((path) => personalData.test(path));
  return { ofPages, ofPersons, early: () => (isKnown ? early : ofPages()) };
}

const isLogin = (path: string) => (url: URL) =>
  url.pathname === '/login' && url.searchParams.get('redirect') === path;

test('the scripts that are watched are those that the build makes', () => {
  const built = readdirSync('dist/portal/chunks').map((file) => `/${file}`);
  expect(built.filter((file) => guardedScript.test(file)).length).toBeGreaterThan(10);
  for (const { script } of places) expect(guardedPages).toContain(script);
});

/** Each place is tested by its URL; the layout, which makes the most requests, in every way. */
const waysTo = (what: string) =>
  Object.entries(ways).filter(([how]) => what === 'a layout' || how === 'by its address');

for (const { what, path, title, script } of places) {
  for (const [how, go] of waysTo(what)) {
    test(`[GAT-07][GAT-05] a visitor who comes to ${what} ${how} asks for nothing of it`, async ({
      page,
    }) => {
      const asked = listen(page);
      await go(page, path);
      await expect(page).toHaveURL(isLogin(path));
      expect(asked.ofPages()).toEqual([]);
      expect(asked.ofPersons()).toEqual([]);
    });

    test(`[GAT-07] who may see ${what} gets it ${how}, once the session is known`, async ({
      page,
      enterAs,
      askForFault,
    }) => {
      await enterAs('fleet-customer');
      const asked = listen(page);
      await askForFault({ call: 'getSession', delay: 300 });
      await go(page, path);
      await expect(heading(page)).toHaveText(title);
      expect(asked.early()).toEqual([]);
      expect(asked.ofPages().some((one) => one.includes(script))).toBe(true);
      const data = asked.ofPages().filter((one) => one.startsWith('/content/'));
      expect(data).toHaveLength(title === 'Cargo vans' ? 1 : 0);
    });
  }

  test(`[GAT-07] Back to ${what} after the session has ended asks for nothing of it`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('fleet-customer');
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await page.goto('/demo/host/');
    await page.context().clearCookies();
    const asked = listen(page);
    await page.goBack();
    await expect(page).toHaveURL(isLogin(path));
    expect(asked.ofPages()).toEqual([]);
    expect(asked.ofPersons()).toEqual([]);
  });
}

for (const [how, go] of Object.entries(ways)) {
  test(`[GAT-07][GAT-04] a session that must be stepped up first asks for nothing ${how}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('step-up');
    const asked = listen(page);
    await go(page, '/en-us/insights/');
    await expect(page).toHaveURL((url) => url.pathname === '/mfa');
    expect(asked.ofPages()).toEqual([]);
    expect(asked.ofPersons()).toEqual([]);
  });

  for (const { what, path } of places.slice(1)) {
    // A link to a forbidden page is not shown.
    if (how === 'by a link') continue;
    test(`[GAT-07][GAT-03] who lacks the permission for ${what} asks for nothing of it ${how}`, async ({
      page,
      enterAs,
    }) => {
      await enterAs('insufficient-permissions');
      const asked = listen(page);
      await go(page, path);
      await expect(heading(page)).toHaveText('You do not have access to this page');
      expect(asked.ofPages()).toEqual([]);
    });
  }

  test(`[GAT-07][GAT-06] a page for another way of signing in is not asked for ${how}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('fleet-customer');
    const asked = listen(page);
    await go(page, '/en-us/partner-lab/');
    await expect(heading(page)).toHaveText('This page does not exist');
    expect(asked.ofPages()).toEqual([]);
  });
}

test('[GAT-07][NAV-07] who lacks the permission is shown no link to what it guards', async ({
  page,
  enterAs,
}) => {
  await enterAs('insufficient-permissions');
  await openStart(page);
  await expect(guardedLink(page, '/en-us/account/')).toBeVisible();
  for (const { path } of places.slice(1)) await expect(guardedLink(page, path)).toHaveCount(0);
});

test('[GAT-07] links that are pointed at or focused load nothing of what they lead to', async ({ page }) => {
  const asked = listen(page);
  await openStart(page);
  for (const path of [...places.map((place) => place.path), '/en-us/partner-lab/']) {
    await guardedLink(page, path).hover();
    await guardedLink(page, path).focus();
    await expect(guardedLink(page, path)).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Insights' }).hover();
  await routerNavigate(page, '/en-us/nowhere/');
  await expect(heading(page)).toHaveText('This page does not exist');
  expect(asked.ofPages()).toEqual([]);
  expect(asked.ofPersons()).toEqual([]);
});
