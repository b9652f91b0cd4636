import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { market, person } from '../testing/fixtures.ts';
import { consentTypes } from './consent.ts';
import { parse } from './parse.ts';
import { layoutSchema } from './route.ts';
import { sessionSchema } from './session.ts';
import { termsLatestSchema } from './terms.ts';

describe('what is left out of a payload', () => {
  it('[ENT-05] gives the analytics client and country their defaults', () => {
    const { adobeConfigMap } = market({ adobeConfigMap: { ca: { site: 'fleet' } } });
    assert.deepEqual(adobeConfigMap.ca, {
      language: '',
      site: 'fleet',
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
    assert.throws(() => market({ allowedLocales: [] }), /market at allowedLocales: expected >=1/);
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
    const slots: object = { companySelectorView: 'a', searchBarView: 7 };
    const { companySelectorView, searchBarView } = market(slots);
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

  it('[ENT-10] makes a layout of its id alone', () => {
    assert.deepEqual(parse('layout', layoutSchema, { id: 'l' }), {
      id: 'l',
      group: '',
      contentType: '',
      permissionsRequired: [],
      requiredAuthContexts: [],
      layoutItems: [],
      layoutItems8col: [],
      layoutItems4col: [],
    });
  });

  it('[ENT-21] reads terms without a language and a date', () => {
    assert.deepEqual(parse('terms', termsLatestSchema, { hasSigned: false, llid: 'l-1' }), {
      hasSigned: false,
      legalLanguage: '',
      llid: 'l-1',
      effectiveStartDate: '',
    });
  });

  it('[ENT-20] knows six types of consent', () => {
    assert.equal(new Set(consentTypes).size, 6);
  });
});
