import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { valueAt, withValue } from '../testing/value-at.ts';
import { routeSample as route } from './entities.samples.ts';
import { marketSamples } from './market.samples.ts';
import { marketSchema } from './market.ts';
import { parse } from './parse.ts';
import { parseMarket } from './parse-market.ts';
import { parseReadable } from './parse-readable.ts';
import { sessionIdentity, sessionSchema } from './session.ts';
import { userSamples } from './user.samples.ts';

const label = { label: 'Cart', altLabels: { 'fr-ca': 'Panier' } };
const empty = { label: 'Cart', altLabels: {} };
const layout = {
  id: 'l',
  group: '',
  contentType: '',
  permissionsRequired: ['P'],
  requiredAuthContexts: ['iam'],
  layoutItems: [],
  layoutItems8col: [],
  layoutItems4col: [],
};
const tab = { label: 'Open', localeTranslations: {}, route: '/open/' };
const workspace = {
  id: 'w',
  title: 'Service',
  localeTranslations: {},
  navbar: {
    items: [
      {
        label: 'Bookings',
        localeTranslations: {},
        route: '',
        dropdownItems: [{ label: 'All', localeTranslations: {}, tabstrip: { tabs: [tab, tab] } }],
      },
    ],
  },
};
const link = { path: '/a/', isExternal: false, permissionsRequired: [], showPrivacyPolicyPopup: false };
const sample = (name: string) => [...marketSamples, ...userSamples].find((one) => one.name === name)?.good;
const wholeMarket = {
  ...(sample('market') as { footer: object }),
  routes: [route, { ...route, id: 'other', path: '/other/' }],
  layouts: [layout, { ...layout, id: 'other' }],
  workspaces: [workspace, { ...workspace, id: 'other' }],
  footer: {
    ...(sample('market') as { footer: object }).footer,
    faceBookUrl: 'https://s.example/f',
    copyright: label,
    getUpdates: { title: label, description: label, linkLabel: label, target: link },
  },
};
const wholeSession = sample('session');

/** The parsed entity, with the warnings on the console. */
function reading<Entity>(read: () => Entity): { entity: Entity; lines: string[] } {
  const warn = mock.method(console, 'warn', () => undefined);
  try {
    return { entity: read(), lines: warn.mock.calls.map(({ arguments: [line] }) => String(line)) };
  } finally {
    warn.mock.restore();
  }
}
const readMarket = (json: unknown) => reading(() => parseMarket(json));
const readSession = (json: unknown) =>
  reading(() => parseReadable('session', sessionSchema, json, sessionIdentity(json)));

/** A path, the value put there, the place that is read differently, its value, and the path that the console names. */
type Case = [path: string, value: unknown, place: string, read: unknown, named?: string];

const marketCases: [id: string, cases: Case[]][] = [
  [
    'ENT-05',
    [
      ['title', 7, 'title', ''],
      ['tld', 7, 'tld', ''],
      ['countryCode', 7, 'countryCode', ''],
      ['theme', 'mazda', 'theme', 'default'],
      ['topBar.altLabels', 7, 'topBar.altLabels', {}],
      ['topBar.altLabels.fr-ca', 7, 'topBar.altLabels', {}],
      ['topBar.label', 7, 'topBar', null],
      ['topBar', { label: ' ', target: { path: '/a/' } }, 'topBar', null],
      ['topBar.target', '/a/', 'topBar', null],
      ['authContext', 'iam', 'authContext', []],
      ['authContext.0', 7, 'authContext', []],
      ['adobeConfigMap.ca', 7, 'adobeConfigMap', {}],
      ['adobeConfigMap.ca.client', 7, 'adobeConfigMap.ca.client', 'fpro-us'],
      ['routes', 'none', 'routes', []],
      ['layouts', {}, 'layouts', []],
      ['workspaces', 7, 'workspaces', []],
      ['companySelectorView', 'a', 'companySelectorView', null],
    ],
  ],
  [
    'ENT-06',
    [
      ['cartLabel', 'Cart', 'cartLabel', null],
      ['cartLabel.label', 7, 'cartLabel', null],
      ['cartLabel.altLabels.fr-ca', null, 'cartLabel', empty],
    ],
  ],
  [
    'ENT-07',
    [
      ['adminRoute', '/admin/', 'adminRoute', null],
      ['adminRoute.path', 7, 'adminRoute', null],
      ['adminRoute.permissionsRequired', 'ADMIN', 'adminRoute.permissionsRequired', ['?']],
      ['userCanSignIn', 'yes', 'userCanSignIn', false],
      ['signInType', 'saml', 'signInType', 'iam'],
      ['fpgFeatureFlags.notifications', 1, 'fpgFeatureFlags.notifications', false],
      [
        'fpgFeatureFlags.notificationsForBlueStarInternalOnly',
        'no',
        'fpgFeatureFlags.notificationsForBlueStarInternalOnly',
        true,
      ],
    ],
  ],
  [
    'ENT-09',
    [
      ['routes.0', null, 'routes.length', 1],
      ['routes.0', 7, 'routes.0.id', 'other'],
      ['routes.0.path', 7, 'routes.0.id', 'other'],
      ['routes.0.path', undefined, 'routes.0.id', 'other'],
      ['routes.0.id', 7, 'routes.0.id', '/orders/'],
      ['routes.0.mode', 7, 'routes.0.mode', ''],
      ['routes.0.permissionsRequired', 'P', 'routes.0.permissionsRequired', ['?']],
      ['routes.0.permissionsRequired.0', null, 'routes.0.permissionsRequired', ['?']],
      [
        'routes.0.permissionsRequired',
        [7, 'P', {}],
        'routes.0.permissionsRequired',
        ['?'],
        'routes.0.permissionsRequired.0',
      ],
      ['routes.0.requiredAuthContext', ['iam'], 'routes.0.requiredAuthContext', '?'],
      ['routes.0.layoutOrRouteId', 7, 'routes.0.layoutOrRouteId', '?'],
      ['routes.0.extras', 'none', 'routes.0.extras', {}],
    ],
  ],
  [
    'ENT-10',
    [
      ['layouts.0', null, 'layouts.0.id', 'other'],
      ['layouts.0.id', 7, 'layouts.0.id', 'other'],
      ['layouts.0.group', 7, 'layouts.0.group', ''],
      ['layouts.0.permissionsRequired', {}, 'layouts.0.permissionsRequired', ['?']],
      ['layouts.0.requiredAuthContexts', 'iam', 'layouts.0.requiredAuthContexts', ['?']],
      ['layouts.0.requiredAuthContexts.0', 7, 'layouts.0.requiredAuthContexts', ['?']],
      ['layouts.0.layoutItems4col', {}, 'layouts.0.layoutItems4col', []],
    ],
  ],
  [
    'ENT-14',
    [
      ['workspaces.0', 'w', 'workspaces.0.id', 'other'],
      ['workspaces.0.title', 7, 'workspaces.0.title', ''],
    ],
  ],
  [
    'ENT-15',
    [
      ['footer.faceBookUrl', 7, 'footer.faceBookUrl', ''],
      ['footer.copyright', 'x', 'footer.copyright', null],
      ['footer.getUpdates', { title: 'Updates' }, 'footer.getUpdates', null, 'footer.getUpdates.title'],
      ['footer.getUpdates.target.path', 7, 'footer.getUpdates', null],
    ],
  ],
];

const sessionCases: [id: string, cases: Case[]][] = [
  [
    'ENT-01',
    [
      ['USER.firstName', 7, 'USER.firstName', ''],
      ['USER.email', {}, 'USER.email', ''],
      ['USER.userType', 7, 'USER.userType', ''],
      ['USER.permissions', 'P', 'USER.permissions', []],
      ['USER.permissions', [null, 'P'], 'USER.permissions', ['P'], 'USER.permissions.0'],
      ['USER.companyInfo', 7, 'USER.companyInfo.companyName', ''],
      ['USER.companyInfo.companyBillingCountry.code', 7, 'USER.companyInfo.companyBillingCountry.code', ''],
      ['USER.applications.0', { id: 'app-new' }, 'USER.applications', [], 'USER.applications.0.name'],
      ['USER.applications.0.name', 7, 'USER.applications', []],
    ],
  ],
  [
    'ENT-03',
    [
      ['IS_CHILD_SESSION', 'x', 'IS_CHILD_SESSION', true],
      ['stepUpRequired', 'no', 'stepUpRequired', true],
      ['authContext', ['iam'], 'authContext', ''],
      ['USER.groupMemberships.0', {}, 'USER.groupMemberships', []],
    ],
  ],
];

function holds(
  payload: string,
  whole: unknown,
  read: (json: unknown) => { entity: unknown; lines: string[] },
  table: [string, Case[]][],
): void {
  for (const [id, cases] of table)
    for (const [path, value, place, expected, named = path] of cases)
      it(`[${id}] reads ${JSON.stringify(value)} at ${path} as ${JSON.stringify(expected)} at ${place}`, () => {
        const { entity, lines } = read(withValue(whole, path, value));
        assert.deepEqual(valueAt(entity, place), expected);
        assert.equal(lines.length, 1, lines.join('\n'));
        assert.ok(lines[0]?.startsWith(`${payload} at ${named}: expected `), lines[0]);
      });
}

describe('a market with a mistake', () => {
  holds('market', wholeMarket, readMarket, marketCases);

  it('[ENT-05] says nothing where there is none', () => {
    assert.deepEqual(readMarket(wholeMarket), {
      entity: parse('market', marketSchema, wholeMarket),
      lines: [],
    });
  });

  it('[ENT-05] keeps what was handed over as it was', () => {
    const json = withValue(wholeMarket, 'routes.0.path', 7);
    const before = structuredClone(json);
    readMarket(json);
    assert.deepEqual(json, before);
  });

  it('[ENT-05] has one line for each of several', () => {
    const json = withValue(withValue(wholeMarket, 'routes.0', 7), 'routes.1.id', 7);
    const { entity, lines } = readMarket(json);
    assert.deepEqual(
      entity.routes.map(({ id }) => id),
      ['/other/'],
    );
    assert.deepEqual(lines, [
      'market at routes.0: expected Object, found 7.',
      'market at routes.1.id: expected string, found 7.',
    ]);
  });

  it('[ENT-05] survives texts by a key that elsewhere restricts', () => {
    const { entity } = readMarket(withValue(wholeMarket, 'cartLabel.altLabels', { permissionsRequired: 7 }));
    assert.equal(entity.cartLabel?.label, 'Cart');
  });

  for (const [path, value, found] of [
    ['id', 7, /^market at id: expected string, found 7$/],
    ['id', undefined, /^market at id: expected a value, found nothing$/],
    ['allowedLocales', 'en-ca', /^market at allowedLocales: expected Array/],
    ['allowedLocales.1', 'FR_CA', /^market at allowedLocales.1: .* found "FR_CA"$/],
    ['retailPrefix', 7, /^market at retailPrefix: /],
    ['retailPrefix', 'pro/x', /^market at retailPrefix: expected a word, found "pro\/x"$/],
    ['retailPrefix', 'a b', /^market at retailPrefix: /],
  ] as const) {
    it(`[ENT-05] is refused where ${path} is ${JSON.stringify(value)}`, () => {
      assert.throws(() => readMarket(withValue(wholeMarket, path, value)), {
        name: 'PayloadError',
        message: found,
      });
    });
  }
});

describe('a session with a mistake', () => {
  holds('session', wholeSession, readSession, sessionCases);

  for (const [path, value] of [
    ['SESSIONID', 7],
    ['USER', 7],
    ['USER.userId', 7],
  ] as const) {
    it(`[ENT-03] is refused where somebody is signed in and ${path} is ${value}`, () => {
      assert.throws(() => readSession(withValue(wholeSession, path, value)), {
        name: 'PayloadError',
        message: `session at ${path}: expected ${path === 'USER' ? 'Object' : 'string'}, found 7`,
      });
    });
  }

  it('[ENT-03] is a visitor’s where nobody is signed in, whatever stands in the user’s place', () => {
    const { entity, lines } = readSession({ SESSIONID: null, USER: 7 });
    assert.deepEqual([entity.SESSIONID, entity.USER, lines.length], [null, null, 1]);
  });

  for (const value of [null, 7, 'text', []])
    it(`[ENT-03] is refused where it is ${JSON.stringify(value)}`, () => {
      assert.throws(() => readSession(value), { name: 'PayloadError', path: '' });
    });
});
