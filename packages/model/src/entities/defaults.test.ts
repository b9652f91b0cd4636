import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { GenericSchema } from 'valibot';
import { market, person } from '../testing/fixtures.ts';
import { bannerSchema } from './banner.ts';
import { consentTypes } from './consent.ts';
import { footerSchema } from './footer.ts';
import { routeLinkSchema } from './link.ts';
import { emptyFooter } from './market.samples.ts';
import { marketSummariesSchema } from './market-summary.ts';
import { notificationSchema } from './notification.ts';
import { parse } from './parse.ts';
import { parseMarket } from './parse-market.ts';
import { layoutSchema, routeSchema } from './route.ts';
import { sessionSchema } from './session.ts';
import { termsLatestSchema } from './terms.ts';
import { transactionPreviewSchema } from './transaction.ts';
import { workspaceSchema } from './workspace.ts';

describe('what is left out of a payload', () => {
  it('[ENT-05] gives the analytics client and country their defaults', () => {
    const { adobeConfigMap } = market({ adobeConfigMap: { ca: {} } });
    assert.deepEqual(adobeConfigMap.ca, {
      language: '',
      site: '',
      client: 'fpro-us',
      country: 'fpro-us',
    });
  });

  it('[ENT-07] switches every feature flag off', () => {
    assert.deepEqual(market().fpgFeatureFlags, {
      hideTopBarCompanyName: { enabled: false },
      notifications: false,
      notificationsForBlueStarInternalOnly: false,
      summerSales: false,
      JFrogSearchBar: false,
      desiredLocaleAsCookie: false,
      adobeModalAnalytics: false,
    });
  });

  it('[ENT-05] refuses a market without a locale', () => {
    assert.throws(
      () => market({ allowedLocales: [] }),
      /market at allowedLocales: expected a locale, found an array/,
    );
  });

  it('[ENT-05] has a locale once that is named twice', () => {
    const { allowedLocales } = market({ allowedLocales: ['en-us', 'es-us', 'en-us'] });
    assert.deepEqual(allowedLocales, ['en-us', 'es-us']);
  });

  it('[SES-09] takes a translation vendor’s code for the locale that it stands for', () => {
    const allowedLocales = ['en-us', 'fr-us2', 'es-us2', 'fr-ca'];
    assert.deepEqual(market({ allowedLocales }).allowedLocales, ['en-us', 'fr-ca']);
    const site = { id: 'us', title: 'US', countryCode: 'us', allowedLocales, url: '/' };
    const { markets } = parse('markets', marketSummariesSchema, { markets: [site] });
    assert.deepEqual(markets[0]?.allowedLocales, ['en-us', 'fr-ca']);
  });

  it('[ENT-10] keeps a layout whose columns cannot be used, for the page to place its views', () => {
    const view = {
      id: 'orders',
      framework: 'react',
      viewId: 'orders',
      url: '/o.js',
      exposedComponent: 'Orders',
    };
    const layoutItems = [{ startIndex: true, endIndex: -3, view }];
    const layout = parse('layout', layoutSchema, { id: 'wide', layoutItems });
    assert.deepEqual(
      layout.layoutItems.map(({ startIndex, endIndex }) => [startIndex, endIndex]),
      [[0, -3]],
    );
  });

  const view = {
    id: 'orders',
    exposedComponent: 'Orders',
    framework: 'react',
    viewId: 'orders',
    url: '/o.js',
    remote: '',
    isolated: false,
    css: [],
  };
  const empty = { ...view, id: '', exposedComponent: '', framework: '', viewId: '', url: '' };
  const mistakes: [what: string, described: unknown, read: object][] = [
    ['without an export', { ...view, exposedComponent: undefined }, { ...view, exposedComponent: '' }],
    ['without a framework', { ...view, framework: undefined }, { ...view, framework: '' }],
    ['without its viewId', { ...view, viewId: undefined }, view],
    ['without an id', { ...view, id: undefined, viewId: 'all' }, { ...view, id: 'all', viewId: 'all' }],
    ['whose address is a number', { ...view, url: 5 }, { ...view, url: '' }],
    ['of which nothing is said', undefined, empty],
  ];
  for (const [what, described, read] of mistakes) {
    it(`[ENT-11] keeps a view ${what}, for its place to say so`, () => {
      const layoutItems = [{ startIndex: 1, endIndex: 4, view: described }];
      const layout = parse('layout', layoutSchema, { id: 'l', layoutItems });
      assert.deepEqual(layout.layoutItems[0]?.view, read);
      const slots: object = { companySelectorView: described, searchBarView: described };
      const { companySelectorView, searchBarView } = market(slots);
      const slotted = described === undefined ? null : read;
      assert.deepEqual([companySelectorView, searchBarView], [slotted, slotted]);
    });
  }

  it('[HDR-15] leaves out a company selector and a search bar that are no descriptors', () => {
    const warn = mock.method(console, 'warn', () => undefined);
    const { companySelectorView, searchBarView } = parseMarket({
      ...market(),
      companySelectorView: 'a',
      searchBarView: 7,
    });
    warn.mock.restore();
    assert.deepEqual([companySelectorView, searchBarView], [null, null]);
  });

  it('[ENT-03] makes an empty session that of a visitor, null fields included', () => {
    const visitor = {
      SESSIONID: null,
      USER: null,
      IS_CHILD_SESSION: false,
      authContext: '',
      stepUpRequired: false,
    };
    assert.deepEqual(parse('session', sessionSchema, {}), visitor);
    assert.deepEqual(parse('session', sessionSchema, { IS_CHILD_SESSION: null, authContext: null }), visitor);
  });

  it('[ENT-03] gives a user whose memberships failed to load an empty list', () => {
    assert.deepEqual(person().USER?.groupMemberships, []);
  });

  const least: [id: string, what: string, schema: GenericSchema, given: object, added: object][] = [
    [
      '[ENT-08]',
      'route link',
      routeLinkSchema,
      { path: '/a/' },
      { isExternal: false, permissionsRequired: [], showPrivacyPolicyPopup: false },
    ],
    [
      '[ENT-09]',
      'route',
      routeSchema,
      { id: 'r', path: '/a/', mode: 'aempage' },
      { permissionsRequired: [], requiredAuthContext: '', extras: {}, layoutOrRouteId: '' },
    ],
    [
      '[ENT-10]',
      'layout',
      layoutSchema,
      { id: 'l' },
      {
        group: '',
        contentType: '',
        permissionsRequired: [],
        requiredAuthContexts: [],
        layoutItems: [],
        layoutItems8col: [],
        layoutItems4col: [],
      },
    ],
    [
      '[ENT-14]',
      'workspace',
      workspaceSchema,
      { title: 'Desk', navbar: { items: [] } },
      { id: '', localeTranslations: {} },
    ],
    ['[ENT-15]', 'footer', footerSchema, {}, emptyFooter],
    [
      '[ENT-17]',
      'notification',
      notificationSchema,
      { notificationId: 'n', title: 'Recall', receivedDate: '2026-01-01' },
      { isCritical: false, category: '', message: '', link: '', isRead: false, actions: [] },
    ],
    [
      '[ENT-18]',
      'banner',
      bannerSchema,
      { text: 'Hello', variant: 'info' },
      { actions: [], showCloseIcon: false },
    ],
    [
      '[ENT-21]',
      'latest terms',
      termsLatestSchema,
      { hasSigned: false, llid: 'l-1' },
      { legalLanguage: '', effectiveStartDate: '' },
    ],
    [
      '[ENT-22]',
      'transaction preview',
      transactionPreviewSchema,
      {},
      { transactionId: '', sessionId: '', permissions: [], marketId: '', path: '', error: '' },
    ],
  ];
  it('[ENT-14] reads an item of a workspace that only opens its dropdown, and one without a dropdown', () => {
    const items = [{ label: 'Reports' }];
    const { navbar } = parse('workspace', workspaceSchema, { title: 'Desk', navbar: { items } });
    assert.deepEqual(navbar.items, [
      { label: 'Reports', localeTranslations: {}, route: '', dropdownItems: [] },
    ]);
  });

  for (const [id, what, schema, given, added] of least) {
    it(`${id} reads a ${what} that says no more than it must`, () =>
      assert.deepEqual(parse<GenericSchema>(what, schema, given), { ...given, ...added }));
  }

  it('[ENT-20] knows six types of consent', () => {
    assert.equal(new Set(consentTypes).size, 6);
  });
});
