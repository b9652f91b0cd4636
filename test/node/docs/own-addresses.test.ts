import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { permissions } from '@fleet-portal/model/constants';
import { shellMessages } from '@fleet-portal/model/messages';
import {
  accountMenu,
  homeHref,
  loginHref,
  logoutHref,
  notificationSettingsLink,
  pageHref,
  visitor,
} from '@fleet-portal/model/rules';
import { sampleMarket, signedIn } from '../../helpers/fixtures.ts';

const locale = 'en-ca';
const returnTo = '/en-ca/tires/';
const routes = ['/account/privacy-settings/', '/data-sharing/', '/manage-subscriptions/'].map((path) => ({
  path,
  mode: 'layout',
}));
const market = sampleMarket({
  routes,
  homeRoute: null,
  partnerManagementRoute: null,
  notificationSettingsRoute: null,
});
const session = signedIn({ permissions: [permissions.manageSubscriptions] });

/** An address in the manual's notation, such as `/login?lang={locale}&redirect={page}`. */
const written = (href: string) =>
  decodeURIComponent(href).replace(returnTo, '{page}').replace(locale, '{locale}');

it('[RTE-02][RTE-08] docs/embedding.md lists the addresses that header and footer have without the market', async () => {
  const words = await shellMessages(locale);
  const login = (more: object = {}) => loginHref({ locale, returnTo, signInType: 'iam', ...more });
  const expected = [
    ['the brand', homeHref(market, visitor, locale)],
    [words.logIn, login()],
    ['', login({ signInType: 'adfs' })],
    ['', login({ stepUpRequired: true })],
    [words.logOut, logoutHref()],
    ...accountMenu(market, session, locale, { isBlueStarAdmin: true }).map(({ messageKey, href }) => [
      words[messageKey],
      href,
    ]),
    ['a notification’s settings', notificationSettingsLink(market, session, locale).href],
    [words.findYourCountrySite, pageHref('countrySites', locale)],
  ].map(([name, href = '']) => [name, written(href)]);

  const [, rest = ''] = readFileSync('docs/embedding.md', 'utf8').split('## Where header and footer lead');
  const [section = ''] = rest.split('\n## ');
  const rows = section.matchAll(/^\| ([^|]*?) *\| `([^`]+)`/gm);
  assert.deepEqual(
    Array.from(rows, ([, name, address]) => [name, address]),
    expected,
  );
});
