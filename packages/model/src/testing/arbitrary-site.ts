import fc from 'fast-check';
import { configuredPaths, redirectTargets } from './arbitrary-url.ts';
import type { DecisionContext } from '../rules/routing/decision-step.ts';
import { market, person } from './fixtures.ts';
import type { Need } from '../rules/routing/gate.ts';
import type { Layout, Market, Route, Session } from '../entities/index.ts';
import { createRouteTable } from '../rules/pages/route-table.ts';
import { visitor } from '../rules/session/session.ts';

const plainMarket = market();
const plainPerson = person();

const ids = ['r1', 'r2', 'r3', 'r4', 'r5'];
const layoutIds = ['l1', 'l2', 'l3'];
const contexts = ['iam', 'adfs', 'analytics', 'partner'];
const permissions = ['A', 'B', 'C', 'ENABLE_MANAGE_SUBSCRIPTIONS_TESTING'];

const someContexts = fc.subarray(contexts);
/** Most pages require nothing; otherwise few would be shown to anybody. */
const needed = (names: string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: fc.subarray(names) });

export const routes: fc.Arbitrary<Route> = fc.record({
  id: fc.constantFrom(...ids),
  path: fc.oneof({ weight: 6, arbitrary: configuredPaths }, { weight: 1, arbitrary: redirectTargets }),
  mode: fc.constantFrom(
    'layout',
    'layout',
    'layout',
    'aempage',
    'aempage',
    'redirect',
    'redirect',
    'carousel',
  ),
  permissionsRequired: needed(permissions),
  requiredAuthContext: fc.constantFrom('', '', '', '', '', '', ...contexts),
  extras: fc.oneof(fc.constant({}), fc.record({ target: redirectTargets })),
  layoutOrRouteId: fc.constantFrom(...layoutIds, ...layoutIds, ...ids, 'none'),
});

export const layouts: fc.Arbitrary<Layout> = fc.record({
  id: fc.constantFrom(...layoutIds),
  group: fc.constant(''),
  contentType: fc.constant(''),
  permissionsRequired: needed(permissions),
  requiredAuthContexts: needed(contexts),
  layoutItems: fc.constant([]),
  layoutItems8col: fc.constant([]),
  layoutItems4col: fc.constant([]),
});

export const navigations = fc.record({
  routes: fc.array(routes, { minLength: 1, maxLength: 12, size: 'max' }),
  layouts: fc.array(layouts, { maxLength: 5, size: 'max' }),
});

/** Mostly realistic lists of locales, and a few that no market should have. */
const locales: fc.Arbitrary<string[]> = fc
  .oneof(
    { weight: 8, arbitrary: fc.constantFrom('en-ca fr-ca', 'fr-ca en-ca', 'en-ca') },
    { weight: 1, arbitrary: fc.constantFrom('zh-hans en-ca', 'en-12', '') },
  )
  .map((list) => list.split(' ').filter(Boolean));

const markets: fc.Arbitrary<Market> = fc
  .record({
    navigation: navigations,
    tld: fc.constantFrom('.com', '.ca', '.de'),
    allowedLocales: locales,
    retailPrefix: fc.constantFrom('', '', '', '', '', 'retail', '/retail/', 'co-op', '*', '..'),
    authContext: fc.oneof(fc.constant<string[]>(['iam', 'adfs']), someContexts),
    signInType: fc.constantFrom('iam' as const, 'adfs' as const),
    homeRoute: fc.option(
      fc.record({
        path: redirectTargets,
        isExternal: fc.boolean(),
        permissionsRequired: needed(permissions),
        showPrivacyPolicyPopup: fc.constant(false),
      }),
    ),
  })
  .map(({ navigation, ...fields }) => ({ ...plainMarket, ...navigation, ...fields }));

const sessions: fc.Arbitrary<Session> = fc
  .record({
    SESSIONID: fc.constantFrom('s-1', 's-1', 's-1', '', null),
    held: fc.oneof(fc.constant(null), fc.constant(permissions), fc.subarray(permissions)),
    authContext: fc.constantFrom('', ...contexts),
    stepUpRequired: fc.boolean(),
  })
  .map(({ held, ...fields }) => ({
    ...visitor,
    ...fields,
    USER: held && plainPerson.USER && { ...plainPerson.USER, permissions: held },
  }));

/** The requirements of the parts of a page. */
export const pageNeeds: fc.Arbitrary<Need[]> = fc.array(
  fc.record({ contexts: needed(contexts), permissions: needed(permissions), signIn: fc.boolean() }),
  { minLength: 1, maxLength: 3 },
);

/** A market, a user, the locale that they chose, and the environment. */
export const sites: fc.Arbitrary<DecisionContext> = fc
  .record({
    market: markets,
    session: sessions,
    desiredLocale: fc.constantFrom(null, null, 'fr-ca', 'EN-CA', 'de-de', 'fr2-ca', '//evil.example'),
    environment: fc.record({
      REACT_APP_ENV: fc.constantFrom('local' as const, 'prod' as const),
      DESIRED_LOCALE: fc.constantFrom('', '', 'fr-ca'),
    }),
  })
  .map((site) => ({ ...site, table: createRouteTable(site.market) }));
