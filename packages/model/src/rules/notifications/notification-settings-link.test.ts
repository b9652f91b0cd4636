import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { notificationSettingsLink } from './notification-settings-link.ts';
import { visitor } from '../session/session.ts';

const allowed = person({ permissions: ['P'] });
const own = '/en-ca/account/notification-settings/';
const profile = '/en-ca/account/?active-tab=my-profile';
const path = '/account/notification-settings/';
const guarded = { path, permissionsRequired: ['P'] };
const elsewhere = 'https://messages.example/settings';

describe('where the settings of notifications are', () => {
  const cases = [
    ['the market’s page', { path }, person(), own],
    ['the market’s page for those who hold its permissions', guarded, allowed, own],
    ['the profile for somebody without them', guarded, person(), profile],
    ['the profile for a visitor', guarded, visitor, profile],
    ['the profile in a market without such a page', null, allowed, profile],
  ] as const;
  for (const [what, notificationSettingsRoute, session, href] of cases) {
    it(`[NTF-06] is ${what}`, () => {
      const link = notificationSettingsLink(market({ notificationSettingsRoute }), session, 'en-ca');
      assert.deepEqual(link, { href, isExternal: false });
    });
  }

  for (const notificationSettingsRoute of [{ path }, null]) {
    it(`[NTF-06] is in the page’s language with ${JSON.stringify(notificationSettingsRoute)}`, () => {
      const given = market({ notificationSettingsRoute });
      const [english, french] = ['en-ca', 'fr-ca'].map(
        (locale) => notificationSettingsLink(given, allowed, locale).href,
      );
      assert.match(french ?? '', /^\/fr-ca\//);
      assert.equal(french?.replace('fr-ca', 'en-ca'), english);
    });
  }

  const outside = [
    [{ path: elsewhere, isExternal: true }, elsewhere],
    [{ path: elsewhere }, elsewhere],
    [{ path: '/old/', isExternal: true }, '/old/'],
  ] as const;
  for (const [notificationSettingsRoute, href] of outside) {
    it(`[NTF-06] leaves the site for ${JSON.stringify(notificationSettingsRoute)}`, () => {
      const link = notificationSettingsLink(market({ notificationSettingsRoute }), allowed, 'en-ca');
      assert.deepEqual(link, { href, isExternal: true });
    });
  }

  const wrong: unknown[] = [
    ...[
      'javascript:alert(1)',
      'data:text/html,x',
      '//host.example/',
      '/\\host.example',
      '',
      ' ',
      7,
      null,
    ].map((bad) => ({ path: bad, permissionsRequired: [], showPrivacyPolicyPopup: true })),
    { path: 'javascript:alert(1)', isExternal: true, showPrivacyPolicyPopup: true },
    ...[undefined, {}, [], 7, true, path],
    { path, permissionsRequired: 7 },
    { path, permissionsRequired: [['P']] },
  ];
  for (const notificationSettingsRoute of wrong) {
    it(`[NTF-06][RTE-25] is the profile where the market has ${JSON.stringify(notificationSettingsRoute)}`, () => {
      const given = { notificationSettingsRoute } as never;
      assert.deepEqual(notificationSettingsLink(given, allowed, 'en-ca'), {
        href: profile,
        isExternal: false,
      });
    });
  }
});
