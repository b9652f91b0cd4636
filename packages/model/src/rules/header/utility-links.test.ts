import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { applicationHref } from '../links/application-links.ts';
import { linkHref } from '../links/links.ts';
import { privacyLink } from '../links/privacy-link.ts';
import { visitor } from '../session/session.ts';
import { adminLink, cartLink, homeHref, marketplaceLink, topBarLink } from './utility-links.ts';

const label = { label: 'Go', altLabels: { 'fr-ca': 'Aller' } };
const allowed = person({ permissions: ['P'] });

describe('utility links', () => {
  const links = [
    ['marketplace', marketplaceLink, 'marketplaceRoute', 'marketplaceLabel'],
    ['cart', cartLink, 'eCommerceRoute', 'cartLabel'],
    ['admin', adminLink, 'adminRoute', 'adminLabel'],
  ] as const;
  for (const [name, rule, routeKey, labelKey] of links) {
    const configured = market({
      [routeKey]: { path: '/shop', permissionsRequired: ['P'] },
      [labelKey]: label,
    });

    it(`[RTE-11] takes the ${name} link from the market, in the locale`, () => {
      assert.deepEqual(rule(configured, allowed, 'fr-ca'), {
        label: 'Aller',
        href: '/fr-ca/shop/',
        isExternal: false,
      });
    });
    it(`[GAT-08] hides the ${name} link without its permissions`, () => {
      assert.equal(rule(configured, person(), 'fr-ca'), null);
      assert.equal(rule(configured, visitor, 'fr-ca'), null);
    });
    it(`[RTE-11] has no ${name} link where the market has none or an unsafe one`, () => {
      assert.equal(rule(market(), allowed, 'fr-ca'), null);
      assert.equal(rule(market({ [routeKey]: { path: 'javascript:x' } }), allowed, 'fr-ca'), null);
    });
  }

  it('[GAT-08] hides the admin link from a visitor even where it asks for no permission', () => {
    const open = market({ adminRoute: { path: '/admin/' }, eCommerceRoute: { path: '/cart/' } });
    assert.equal(adminLink(open, visitor, 'en-ca'), null);
    assert.equal(cartLink(open, visitor, 'en-ca')?.href, '/en-ca/cart/');
  });

  it('[RTE-11] takes the call to action from the top bar, its permissions included', () => {
    const target = { path: 'https://p.example/', isExternal: true, permissionsRequired: ['P'] };
    const given = market({ topBar: { ...label, target } });
    const link = { label: 'Go', href: 'https://p.example/', isExternal: true };
    assert.deepEqual(topBarLink(given, allowed, 'en-ca'), link);
    assert.equal(topBarLink(given, visitor, 'en-ca'), null);
    const inside = market({ topBar: { ...label, target: { path: '/offers/' } } });
    assert.deepEqual(topBarLink(inside, visitor, 'fr-ca'), {
      label: 'Aller',
      href: '/fr-ca/offers/',
      isExternal: false,
    });
  });

  it('[ENT-06] calls the call to action in another language rather than not at all', () => {
    const target = { path: '/offers/' };
    const given = market({ topBar: { label: '', altLabels: { 'fr-ca': 'Demander un devis' }, target } });
    assert.equal(topBarLink(given, visitor, 'en-ca')?.label, 'Demander un devis');
    const unparsed = { ...market(), topBar: { label: ' ', altLabels: {}, target, iconUrl: '' } };
    assert.equal(topBarLink(unparsed as never, visitor, 'en-ca'), null);
  });

  it('[RTE-11] leads home by the configured route, else to the locale’s root', () => {
    const given = market({ homeRoute: { path: '/start/', permissionsRequired: ['P'] } });
    assert.equal(homeHref(given, allowed, 'fr-ca'), '/fr-ca/start/');
    assert.equal(homeHref(given, visitor, 'fr-ca'), '/fr-ca/');
    assert.equal(homeHref(market(), visitor, 'en-ca'), '/en-ca/');
  });
});

describe('privacyLink', () => {
  const cases = [
    ['.com', 'en-us', '/en-us/privacy/', false],
    ['.ca', 'en-ca', 'https://www.brand.example/en-ca/privacy/', true],
    ['.ca', 'fr-ca', 'https://www.brand.example/fr-ca/privacy/', true],
    ['.de', 'de-de', '/de-de/privacy-policy/', false],
    ['.com', 'es-us', '/es-us/privacy-policy/', false],
  ] as const;
  for (const [tld, locale, href, isExternal] of cases) {
    it(`[RTE-05] leads to ${href} for ${locale}`, () => {
      const link = privacyLink({ tld }, locale);
      assert.equal(linkHref(link, locale), href);
      assert.equal(link.isExternal, isExternal);
      assert.equal(link.showPrivacyPolicyPopup, isExternal);
      assert.deepEqual(link.permissionsRequired, []);
    });
  }
});

describe('applicationHref', () => {
  const markets = [
    { countryCode: 'us', url: 'https://us.example/' },
    { countryCode: 'DE', url: 'https://de.example/site/' },
    { countryCode: 'gb', url: '/sites/gb/' },
  ];
  const options = { markets, base: 'https://fleet.example/', accountApi: 'https://account.example' };
  const eSwitch = { id: 'a-2', name: 'e_switch_assist' };
  const cases = [
    ['DEU', 'https://de.example/de-de/e-switch-assist/detailed-assessment/'],
    ['GBR', '/e-switch-assist/detailed-assessment/'],
    ['USA', 'https://us.example/en-us/e-switch-assist/detailed-assessment/'],
    ['FRA', 'https://us.example/en-us/e-switch-assist/detailed-assessment/'],
    ['', 'https://us.example/en-us/e-switch-assist/detailed-assessment/'],
    ['constructor', 'https://us.example/en-us/e-switch-assist/detailed-assessment/'],
  ] as const;
  for (const [code, href] of cases) {
    it(`[RTE-10] leads to ${href} for a company billed in "${code}"`, () => {
      const { USER } = person({ companyInfo: { companyBillingCountry: { code } } });
      assert.ok(USER);
      assert.equal(applicationHref(eSwitch, { ...options, user: USER }), href);
    });
  }

  it('[RTE-09][API-09] leads a partner’s application through the proxy to the token exchange with its app-id', () => {
    const { USER } = person();
    assert.ok(USER);
    const partner = { ...options, user: USER };
    const url = new URL(applicationHref({ id: 'a&1', name: 'telematics' }, partner));
    assert.equal(url.origin + url.pathname, 'https://fleet.example/proxy-api-request/');
    const endpoint = 'https://account.example/account-api/v1/token-exchange/partner-app?app-id=a%261';
    assert.deepEqual([...url.searchParams], [['redirect', endpoint]]);
    const href = applicationHref({ id: '\ud800', name: 'telematics' }, partner);
    assert.ok(decodeURIComponent(href).endsWith('app-id=%EF%BF%BD'), 'half a character, too');
  });
});
