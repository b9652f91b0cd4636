import type { Page } from '@playwright/test';
import { expect, heading, routerNavigate, test } from './fixtures.ts';

const long = `${'<p>A line.</p>'.repeat(80)}<h2 id="late">Late</h2>${'<p>A line.</p>'.repeat(80)}`;

/** Holds back content pages, which are long and have an anchor, until the returned function is called. */
async function holdContent(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/content/**', async (route) => {
    await released;
    await route.fulfill({ json: { title: 'Vehicles', html: long } });
  });
  return () => release();
}

const main = (page: Page) => page.getByRole('main');
/** A heading far down in the content, which loads with it. */
const late = (page: Page) => main(page).getByRole('heading', { name: 'Late' });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

async function openSitemap(page: Page): Promise<void> {
  await page.goto('/en-us/sitemap/');
  await expect(heading(page)).toHaveText('Sitemap');
}

test('[RTE-24] a page with a hash scrolls to its target once its content has grown', async ({ page }) => {
  const release = await holdContent(page);
  await page.goto('/en-us/vehicles/#late');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await scrollY(page)).toBe(0);
  release();
  const target = late(page);
  await expect(target).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(500);
  const banner = await page.getByRole('banner').boundingBox();
  const box = await target.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0));
});

test('[RTE-27] Back goes to where the page was left, though its content comes late', async ({ page }) => {
  (await holdContent(page))();
  await page.goto('/en-us/vehicles/');
  await expect(late(page)).toBeAttached(); // Until then, the page is too short.
  await scrollTo(page, 900);
  await routerNavigate(page, '/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');
  await expect.poll(() => scrollY(page)).toBe(0);

  await page.unroute('**/content/**');
  const release = await holdContent(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Vehicles');
  await expect(heading(page)).toBeFocused();
  await expect(late(page)).toBeHidden();
  release();
  await expect(late(page)).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(900);

  await page.goForward();
  await expect(heading(page)).toHaveText('Contact us');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('[RTE-27] Back from another document goes to where the page was left', async ({ page }) => {
  await openSitemap(page);
  await scrollTo(page, 500);
  await page.goto('/demo/host/');
  await page.goBack();
  await expect(heading(page)).toHaveText('Sitemap');
  await expect.poll(() => scrollY(page)).toBe(500);
});

test('[RTE-27] after a page change the heading has the focus, and the new title is said', async ({
  page,
}) => {
  await openSitemap(page);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Sitemap' })).toHaveCount(0);
  await scrollTo(page, 300);
  await main(page).getByRole('link', { name: 'Cargo vans' }).click();
  await expect(heading(page)).toHaveText('Cargo vans');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Cargo vans | United States');
  await expect(page.getByRole('status').filter({ hasText: /^Cargo vans$/ })).toHaveCount(1);
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Sitemap');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Sitemap | United States');
});

const otherTabs = [
  { how: 'Ctrl-click', options: { modifiers: ['ControlOrMeta'] } },
  { how: 'Shift-click', options: { modifiers: ['Shift'] } },
  { how: 'a middle click', options: { button: 'middle' } },
] as const;

test('[RTE-27] whoever asks for another tab has a link of the page, and one of the header, open there', async ({
  page,
  context,
}) => {
  await openSitemap(page);
  // The content of the other tab does not matter, only its URL.
  await context.route(/\/(?:cargo-vans|contact-us)\/(?:\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Another tab' }),
  );
  const links = [
    { link: main(page).getByRole('link', { name: 'Cargo vans' }), path: '/en-us/vehicles/cargo-vans/' },
    {
      link: page.getByRole('banner').getByRole('link', { name: 'Request a quote' }),
      path: '/en-us/contact-us/',
    },
  ];
  for (const { how, options } of otherTabs)
    for (const { link, path } of links) {
      const opened = context.waitForEvent('page');
      await link.click(options as Parameters<typeof link.click>[0]);
      const other = await opened;
      await expect(other, how).toHaveURL((url) => url.pathname === path);
      await other.close();
    }
  await expect(page).toHaveURL('/en-us/sitemap/');
  await expect(heading(page)).toHaveText('Sitemap');
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('[RTE-26] of two links clicked one after the other the second wins, however slow the first is', async ({
  page,
  askForFault,
}) => {
  await openSitemap(page);
  await askForFault({ call: 'getContent', delay: 1500, times: 1 });
  const slow = page.waitForRequest((request) => request.url().includes('cargo-vans'));
  await main(page).getByRole('link', { name: 'Cargo vans' }).click();
  const overtaken = (await slow).response().catch(() => null);
  await page.getByRole('banner').getByRole('link', { name: 'Request a quote' }).click();
  await expect(heading(page)).toHaveText('Contact us');
  await overtaken;
  await expect(page).toHaveURL('/en-us/contact-us/?subject=quote');
  await expect(page).toHaveTitle('Contact us | United States');
  await expect(heading(page)).toHaveText('Contact us');
});

test('[RTE-26] a page whose words come too late does not take the place of the one that is shown', async ({
  page,
}) => {
  await page.goto('/en-ca/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/chunks/pages-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const words = page.waitForRequest('**/chunks/pages-*.js');
  const answered = page.waitForResponse('**/chunks/pages-*.js');
  const languages = page.getByRole('contentinfo').getByRole('list', { name: 'Change language' });
  await languages.getByRole('link', { name: 'Français' }).click();
  await words;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(heading(page)).toHaveText('Sitemap');
  release();
  await (await answered).finished();
  // The words have been read: after another navigation, they can have no further effect.
  await routerNavigate(page, '/termsAndConditions/');
  await expect(page).toHaveURL('/en-ca/termsAndConditions/');
  await expect(heading(page)).toHaveText('Terms and conditions');
  await page.goBack();
  await expect(heading(page)).toHaveText('Sitemap');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-ca');
});

test('[RTE-16][RTE-17][RTE-21] history state, query and hash are kept over redirects', async ({ page }) => {
  await openSitemap(page);
  for (const [from, to] of [
    ['/fleet-vans/?a=1#b', '/en-us/vehicles/cargo-vans/?a=1#b'],
    ['/en-us/charging?a=1#b', '/en-us/charging/?a=1#b'],
  ] as const) {
    await page.evaluate((url) => {
      history.pushState({ draft: 7 }, '', url);
      dispatchEvent(new CustomEvent('router-navigate'));
    }, from);
    await expect(page).toHaveURL(to);
    await heading(page).waitFor();
    expect(await page.evaluate(() => (history.state as { draft?: number }).draft)).toBe(7);
  }
});

test('[SES-06] a page that has to be loaded anew keeps its fragment, and one step back leaves it', async ({
  page,
}) => {
  await page.goto('/en-us/sitemap/?redirectFromFleet');
  await expect(page.locator('fp-banner')).toBeVisible();
  await page.evaluate(() => {
    const detail = { uri: '/en-us/country-sites/' };
    window.dispatchEvent(new CustomEvent('fpg-force-refresh', { detail }));
  });
  const loaded = page.waitForEvent('load');
  await routerNavigate(page, '/country-sites/?q=1#x');
  await loaded;
  await expect(heading(page)).toHaveText('Country sites');
  await expect(page).toHaveURL('/en-us/country-sites/?q=1#x');
  await page.goBack();
  await expect(page).toHaveURL('/en-us/sitemap/?redirectFromFleet');
  await expect(heading(page)).toHaveText('Sitemap');
});
