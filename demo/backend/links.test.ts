import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  parse,
  sessionSchema,
  type Market,
  type NodeTarget,
  type RouteLink,
} from '@fleet-portal/model/entities';
import {
  createRouteTable,
  decide,
  linkHref,
  menuGroups,
  splitLocale,
  visitor,
  type DecisionContext,
  type Outcome,
} from '@fleet-portal/model/rules';
import { readData } from './data/data.ts';

const { markets, people, findContent } = readData();

const everything = [
  'FLEET_REPORTS_VIEW',
  'FLEET_COSTS_VIEW',
  'VEHICLE_ORDERS_VIEW',
  'SERVICE_HISTORY_VIEW',
  'MARKETPLACE_VIEW',
  'ADMIN_VIEW',
  'PARTNER_MANAGEMENT_VIEW',
  'DATA_SHARING_VIEW',
  'DEALER_PERSONA',
  'ENABLE_MANAGE_SUBSCRIPTIONS_TESTING',
];

function contextOf(market: Market, permissions: string[] | null): DecisionContext {
  const session = permissions
    ? parse('session', sessionSchema, { SESSIONID: 's', USER: { permissions }, authContext: 'iam' })
    : visitor;
  const environment = { REACT_APP_ENV: 'prod', DESIRED_LOCALE: '' } as const;
  return { market, table: createRouteTable(market), session, environment };
}

/** Every link target in a market's JSON, at any depth. */
function targetsOf(value: unknown): (RouteLink | NodeTarget)[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'path' in value && 'isExternal' in value ? [value as RouteLink] : [];
  return [...own, ...Object.values(value).flatMap(targetsOf)];
}

/** The final outcome, after all redirects. */
function settle(url: string, context: DecisionContext): Outcome {
  const outcome = decide(url, context);
  return outcome.kind === 'redirect' ? decide(outcome.to, context) : outcome;
}

function fragmentLinks(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
}

for (const market of markets.values()) {
  const { routes, layouts, ...shell } = market;
  const links = targetsOf(shell).filter(({ path }) => !path.startsWith('#'));
  const context = contextOf(market, everything);

  describe(`every link of ${market.id}`, () => {
    it('[RTE-11] leads to something that exists', () => {
      assert.ok(links.length > 60);
      for (const locale of market.allowedLocales) {
        for (const link of links.filter((candidate) => !candidate.isExternal)) {
          const outcome = settle(linkHref(link, locale), context);
          const isSettings = link.path === '/updates/' && market.tld !== '.com' && market.tld !== '.ca';
          assert.ok(
            ['page', 'content', 'layout'].includes(outcome.kind) !== isSettings,
            `${link.path}: ${outcome.kind}`,
          );
        }
      }
    });

    it('leads to each product from the menus, too, so that the navigation bar marks where one is', () => {
      const inMenus = new Set(targetsOf(market.navBar).map(({ path }) => path));
      const [products] = market.footer.sections;
      for (const { path } of targetsOf(products)) assert.ok(inMenus.has(path), path);
    });

    it('leaves the site only for example.com, with a full address', () => {
      const external = links.filter(({ isExternal }) => isExternal);
      assert.ok(external.length > 5);
      for (const { path } of external) assert.match(path, /^https:\/\/(?:www\.)?example\.com\//);
    });

    it('[RTE-12] stands on routes that lead somewhere, redirects settled', () => {
      for (const route of market.routes.filter(
        ({ requiredAuthContext }) => requiredAuthContext !== 'partner',
      )) {
        const outcome = settle(`/${market.allowedLocales[0]}${route.path.replace('*/', '')}`, context);
        const isElsewhere =
          outcome.kind === 'notFound' && !market.authContext.includes(route.requiredAuthContext);
        assert.ok(
          isElsewhere || ['page', 'content', 'layout'].includes(outcome.kind),
          `${route.path}: ${outcome.kind}`,
        );
      }
    });

    it('in its content pages leads to something that exists', () => {
      for (const locale of market.allowedLocales) {
        for (const route of market.routes.filter(({ mode }) => mode === 'aempage')) {
          const page = findContent(market, locale, String(route.extras.contentPath));
          assert.ok(page?.title && page.html.includes('<h2>'));
          for (const href of fragmentLinks(page.html)) {
            assert.equal(splitLocale(href).locale, locale);
            assert.ok(
              ['page', 'content', 'layout'].includes(settle(href, context).kind),
              `${route.path}: ${href}`,
            );
          }
        }
      }
    });
  });
}

describe('the gated links of us', () => {
  const market = markets.get('us');
  assert.ok(market);
  const insights = market.navBar.items.find(({ target }) => target?.path === '/insights/');

  it('[GAT-03] leave it to the gate who sees insights, for the link names no permission', () => {
    assert.deepEqual(insights?.target?.permissionsRequired, []);
    const person = people.get('insufficient-permissions');
    const outcome = decide('/en-us/insights/', contextOf(market, person?.user.permissions ?? []));
    assert.ok(outcome.kind === 'redirect');
    assert.equal(outcome.reason, 'insufficient permissions');
  });

  it('[GAT-05] send a visitor to the login that the route asks for', () => {
    const hrefs = ['/en-us/insights/', '/en-us/dealer-desk/', '/en-us/insights/analytics/'].map((url) => {
      const outcome = decide(url, contextOf(market, null));
      return outcome.kind === 'leave' ? outcome.href.split('?')[0] : outcome.kind;
    });
    assert.deepEqual(hrefs, ['/login', '/adfslogin', '/analytics']);
  });

  it('[GAT-06] hide a route whose context nobody accepts', () => {
    assert.equal(decide('/en-us/partner-lab/', contextOf(market, everything)).kind, 'notFound');
  });

  it('[NAV-07] lead to the dashboard, and only a dealer to the dealer desk', () => {
    const work = (id: string) => {
      const { session } = contextOf(market, people.get(id)?.user.permissions ?? []);
      return menuGroups(market, session, 'en-us')
        .flatMap(({ lists }) => lists)
        .find(({ heading }) => heading === 'Daily work')
        ?.links.map(({ href }) => href);
    };
    assert.deepEqual(work('fleet-customer'), ['/en-us/dashboard/', '/en-us/maintenance/book-a-service/']);
    assert.deepEqual(work('dealer'), [
      '/en-us/dashboard/',
      '/en-us/dealer-desk/',
      '/en-us/maintenance/book-a-service/',
    ]);
  });

  it('[RTE-21] settle a chain of redirects', () => {
    const outcome = decide('/en-us/fleet-vans/?a=1', contextOf(market, null));
    assert.equal(outcome.kind === 'redirect' && outcome.to, '/en-us/vehicles/cargo-vans/?a=1');
  });
});
