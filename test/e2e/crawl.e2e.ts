import type { Page } from '@playwright/test';
import type { Market } from '@fleet-portal/model/entities';
import { pageMessages, shellMessages } from '@fleet-portal/model/messages';
import { isSignedIn, localePath } from '@fleet-portal/model/rules';
import { readData } from '../../demo/backend/data/data.ts';
import { shownLinks, type Place, type ShownLink } from './crawl/shown-links.ts';
import { faultOf, outcomeOf, type Viewer } from './crawl/judge.ts';
import { goTo } from './crawl/go-to.ts';
import { enterSite, Site } from './crawl/site.ts';
import { expect, test } from './fixtures.ts';
import { settleFlows } from './settle-flows.ts';

const wide = { width: 1920, height: 1000 };
const narrow = { width: 400, height: 800 };

// Traces of pages that are driven by script show little, and take more time than the crawl.
test.use({ viewport: wide, trace: 'off' });

const { markets, people, findContent } = readData();
const everybody = ['visitor', ...people.keys()];
const wholeSite = process.env.CRAWL === 'all';

/** Chooses who visits which site: visitors every third market, and everybody one or two. CRAWL=all sends everybody to all of them. */
const comesTo = (turn: number, place: number) =>
  wholeSite || (turn === 0 && place % 3 === 0) || (turn + place) % 12 === 0;

for (const [place, [id, market]] of [...markets].entries()) {
  test(`[RTE-11][NAV-07][GAT-02][WSP-01] ${id}: every link that anybody is shown leads where they may go`, async ({
    page,
    origin,
    enterAs,
  }) => {
    test.setTimeout(120_000);
    const site = await Site.open(page.request, id);
    const faults: string[] = [];
    for (const [turn, person] of everybody.entries()) {
      if (!comesTo(turn, place)) continue;
      // In a market without sign-in, the account menu of a child session holds a name and no links.
      if (person === 'child-session' && !market.userCanSignIn) continue;
      await page.goto('about:blank');
      await page.context().clearCookies({ name: /^(?!fp_cookie_consent$)/ });
      await enterSite(page.request, id);
      if (person !== 'visitor') await enterAs(person);
      const session = await site.session();
      if (isSignedIn(session)) await settleFlows(page, session, site.environment, origin);
      expect(isSignedIn(session)).toBe(person !== 'visitor' && person !== 'step-up');
      const { allowedLocales } = site.market;
      const locale = allowedLocales[turn % allowedLocales.length] ?? '';
      const viewer = { site, session, locale, origin };

      const shown = await everythingShown(page, viewer);
      expect(shown.length).toBeGreaterThan(100);
      const links = distinct([...shown, ...contentLinks(market, locale)]);
      for (const link of links) {
        const fault = await faultOf(link, viewer);
        if (fault)
          faults.push(`${link.href} ${fault}: ${person}, ${link.where}, “${link.name}” on ${link.on}`);
      }
      faults.push(...(await followSome(page, links, turn, viewer)));
    }
    expect(faults).toEqual([]);
  });
}

/** The links in header, menus, mobile menu, footer and sitemap, of the country sites, and in the bars of all workspaces. */
async function everythingShown(page: Page, viewer: Viewer): Promise<ShownLink[]> {
  const { locale, site } = viewer;
  const { openMenu, back, close } = await shellMessages(locale);
  const { sitemapTitle, countrySitesTitle } = await pageMessages(locale);
  const collect = (place: Place) => page.evaluate(shownLinks, place);
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 });

  await page.goto(localePath(locale, '/sitemap/'), { waitUntil: 'commit' });
  await heading(sitemapTitle).waitFor();
  const found = [
    ...(await collect({ kind: 'page' })),
    ...(await collect({ kind: 'menus', of: 'fp-header' })),
  ];
  await page.setViewportSize(narrow);
  found.push(...(await collect({ kind: 'mobile menu', open: openMenu, back, close })));
  await page.setViewportSize(wide);

  await page.evaluate(goTo, localePath(locale, '/country-sites/'));
  await heading(countrySitesTitle).waitFor();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
  found.push(...(await collect({ kind: 'page' })));

  for (const { navbar } of site.market.workspaces) {
    const route = navbar.items.find((item) => item.route)?.route ?? '';
    found.push(...(await barsFrom(page, localePath(locale, route), viewer)));
  }
  return found;
}

/** The links in the bar of a workspace, and in the tabs of each page that this person may open. */
async function barsFrom(page: Page, first: string, viewer: Viewer): Promise<ShownLink[]> {
  const collect = async (path: string) => {
    if ((await outcomeOf(new URL(path, viewer.origin), viewer)).kind !== 'layout') return [];
    await page.evaluate(goTo, path);
    return page.evaluate(shownLinks, { kind: 'menus', of: 'fp-workspace-bar' } as const);
  };
  const found = await collect(first);
  for (const { href } of distinct(found)) if (href !== first) found.push(...(await collect(href)));
  return found;
}

/** The links of all content pages of a site, taken from its data, because a site in api mode does not list its routes. */
function contentLinks(market: Market, locale: string): ShownLink[] {
  return market.routes
    .filter(({ mode }) => mode === 'aempage')
    .flatMap(({ path, extras }) => {
      const content = typeof extras.contentPath === 'string' ? extras.contentPath : path;
      const page = findContent(market, locale, content);
      if (!page) throw new Error(`There is no page at ${content}`);
      return [...page.html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
        ([, href = '', name = '']) => ({
          href: href.replaceAll('&amp;', '&'),
          name,
          rel: '',
          hreflang: '',
          where: 'content',
          on: localePath(locale, content),
        }),
      );
    });
}

function distinct(links: ShownLink[]): ShownLink[] {
  return [...new Map(links.toReversed().map((link) => [link.href, link])).values()].toReversed();
}

/** Follows a few of the links in the portal itself, different ones per person, and reports those that end elsewhere than the rules say. */
async function followSome(page: Page, links: ShownLink[], turn: number, viewer: Viewer): Promise<string[]> {
  const { notFoundTitle, forbiddenTitle } = await pageMessages(viewer.locale);
  const faults: string[] = [];
  const own = links.filter(
    ({ href, rel, hreflang }) => href.startsWith(`/${viewer.locale}/`) && !rel && !hreflang,
  );
  for (const { href } of own.filter((_, index) => index % (everybody.length * 3) === turn)) {
    const outcome = await outcomeOf(new URL(href, viewer.origin), viewer);
    if (!['page', 'content', 'layout'].includes(outcome.kind)) continue;
    const arrived = await page.evaluate(goTo, href);
    if ([notFoundTitle, forbiddenTitle, ''].includes(arrived.heading))
      faults.push(`${href} shows “${arrived.heading}” to ${viewer.session.USER?.lastName ?? 'a visitor'}`);
  }
  return faults;
}
