import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { market, person } from '../testing/fixtures.ts';
import { consentTypes } from './consent.ts';
import { parse } from './parse.ts';
import { layoutSchema } from './route.ts';
import { sessionSchema } from './session.ts';

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

  it('[ENT-20] knows six types of consent', () => {
    assert.equal(new Set(consentTypes).size, 6);
  });
});
