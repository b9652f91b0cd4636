import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { shell } from '../../messages/en/shell.ts';
import { market, person } from '../../testing/fixtures.ts';
import { accountMenu } from './account-menu.ts';
import { visitor } from '../session/session.ts';

const route = (path: string, more: object = {}) => ({ id: path, path, mode: 'layout', ...more });
const keys = (
  overrides: Parameters<typeof market>[0],
  session = person(),
  options: Parameters<typeof accountMenu>[3] = {},
) => accountMenu(market(overrides), session, 'en-ca', options).map(({ messageKey }) => messageKey);

const own = ['personalSettings', 'companySettings', 'termsAndConditions'];
const testing = person({ permissions: ['ENABLE_MANAGE_SUBSCRIPTIONS_TESTING'] });

describe('accountMenu', () => {
  const privacy = { routes: [route('/account/privacy-settings')] };
  const subscriptions = { routes: [route('/manage-subscriptions/')] };
  const sharing = {
    routes: [route('data-sharing', { layoutOrRouteId: 'l', permissionsRequired: ['A'] })],
    layouts: [
      { id: 'k', permissionsRequired: ['C'] },
      { id: 'l', permissionsRequired: ['B'] },
    ],
  };
  const partners = { partnerManagementRoute: { path: '/partners/', permissionsRequired: ['P'] } };
  const child = person({}, { IS_CHILD_SESSION: true });

  const cases: [id: string, title: string, seen: string[], expected: string[]][] = [
    ['[GAT-08]', 'has the personal, company and terms links', keys({}), own],
    ['[GAT-08]', 'hides them in a child session', keys({}, child), []],
    ['[GAT-08]', 'is empty for a visitor', keys({ ...privacy, ...partners }, visitor), []],
    ['[RTE-03]', 'hides the privacy settings from others than the admin', keys(privacy), own],
    [
      '[RTE-03]',
      'shows the privacy settings to the Blue Star admin',
      keys(privacy, person(), { isBlueStarAdmin: true }),
      ['personalSettings', 'companySettings', 'connectedVehicleDataSharing', 'termsAndConditions'],
    ],
    [
      '[RTE-03]',
      'hides the privacy settings where the market has no such route',
      keys({}, person(), { isBlueStarAdmin: true }),
      own,
    ],
    [
      '[RTE-04]',
      'shows the subscriptions to those who hold the permission',
      keys(subscriptions, testing),
      ['personalSettings', 'companySettings', 'manageSubscriptions', 'termsAndConditions'],
    ],
    ['[RTE-04]', 'hides the subscriptions from others', keys(subscriptions), own],
    ['[RTE-04]', 'hides the subscriptions where the market has no such route', keys({}, testing), own],
    [
      '[RTE-07]',
      'shows data sharing where route and layout allow it',
      keys(sharing, person({ permissions: ['A', 'B'] })),
      ['personalSettings', 'companySettings', 'dataSharing', 'termsAndConditions'],
    ],
    ['[RTE-07]', 'hides it where the route does not', keys(sharing, person({ permissions: ['B'] })), own],
    ['[RTE-07]', 'hides it where the layout does not', keys(sharing, person({ permissions: ['A'] })), own],
    ['[RTE-07]', 'hides it where there is no such route', keys({}, person({ permissions: ['A', 'B'] })), own],
    [
      '[GAT-06]',
      'hides it where its way of signing in is not accepted',
      keys({ routes: [route('data-sharing', { requiredAuthContext: 'analytics' })] }),
      own,
    ],
    [
      '[GAT-06]',
      'shows it to those who signed in the way it asks for',
      keys(
        { routes: [route('data-sharing', { requiredAuthContext: 'analytics' })] },
        person({}, { authContext: 'analytics' }),
      ),
      ['personalSettings', 'companySettings', 'dataSharing', 'termsAndConditions'],
    ],
    [
      '[RTE-07]',
      'hides it where the market lacks its layout',
      keys({ routes: [route('data-sharing', { layoutOrRouteId: 'none' })] }),
      own,
    ],
    [
      '[RTE-03]',
      'hides the privacy settings where the market’s route asks for more',
      keys({ routes: [route('/account/privacy-settings', { permissionsRequired: ['A'] })] }, person(), {
        isBlueStarAdmin: true,
      }),
      own,
    ],
    [
      '[GAT-02]',
      'hides settings and terms that the market’s own routes keep from the person',
      keys({
        routes: [
          route('/account/', { permissionsRequired: ['A'] }),
          route('/TermsAndConditions/', { permissionsRequired: ['A'] }),
        ],
      }),
      [],
    ],
    [
      '[RTE-04]',
      'shows the subscriptions where the route stands under the page’s locale',
      keys({ routes: [route('/en-ca/manage-subscriptions/')] }, testing),
      ['personalSettings', 'companySettings', 'manageSubscriptions', 'termsAndConditions'],
    ],
    [
      '[RTE-04]',
      'hides the subscriptions where it stands under another',
      keys({ routes: [route('/fr-ca/manage-subscriptions/')] }, testing),
      own,
    ],
    [
      '[RTE-16]',
      'shows the subscriptions where the route stands under the retail prefix',
      keys({ retailPrefix: 'pro', routes: [route('/pro/manage-subscriptions/')] }, testing),
      ['personalSettings', 'companySettings', 'manageSubscriptions', 'termsAndConditions'],
    ],
    ['[GAT-08]', 'hides partner management without its permission', keys(partners), own],
    [
      '[GAT-08]',
      'shows partner management with its permission',
      keys(partners, person({ permissions: ['P'] })),
      [...own, 'partnerManagement'],
    ],
  ];
  for (const [id, title, seen, expected] of cases) {
    it(`${id} ${title}`, () => assert.deepEqual(seen, expected));
  }

  it('[RTE-02] leads to the two tabs of the account page', () => {
    const [personal, company] = accountMenu(market(), person(), 'fr-ca');
    assert.equal(personal?.href, '/fr-ca/account/?active-tab=my-profile');
    assert.equal(company?.href, '/fr-ca/account/?active-tab=billing');
  });

  it('[RTE-02][RTE-04][RTE-07] leads each to its page, in the locale', () => {
    const given = market({
      routes: [route('data-sharing'), route('/manage-subscriptions/')],
      partnerManagementRoute: { path: 'https://partners.example/', isExternal: true },
    });
    const [, , ...others] = accountMenu(given, testing, 'fr-ca');
    assert.deepEqual(
      others.map(({ href, isExternal }) => [href, isExternal]),
      [
        ['/fr-ca/data-sharing/', false],
        ['/fr-ca/manage-subscriptions/', false],
        ['/fr-ca/termsAndConditions/', false],
        ['https://partners.example/', true],
      ],
    );
    const inside = accountMenu(market({ partnerManagementRoute: { path: '/partners/' } }), testing, 'fr-ca');
    assert.deepEqual(inside.at(-1), {
      messageKey: 'partnerManagement',
      href: '/fr-ca/partners/',
      isExternal: false,
    });
  });

  it('[RTE-03] calls the privacy settings Connected Vehicle Data Sharing', () => {
    const menu = accountMenu(market(privacy), person(), 'en-ca', { isBlueStarAdmin: true });
    const item = menu.find(({ href }) => href === '/en-ca/account/privacy-settings/');
    assert.equal(item && shell[item.messageKey], 'Connected Vehicle Data Sharing');
  });
});
