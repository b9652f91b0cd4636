import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { pages } from '../../messages/en/pages.ts';
import { fixedPageAt, isAvailable } from './fixed-page-availability.ts';
import { accountHref, fixedPages, forbiddenHref, pageHref, titleKeyOf } from './fixed-pages.ts';

describe('fixed pages', () => {
  const paths = [
    ['/account/', 'account'],
    ['/account/privacy-settings/', 'privacySettings'],
    ['/manage-subscriptions/', 'manageSubscriptions'],
    ['/termsAndConditions/', 'termsAndConditions'],
    ['/TermsAndConditions/', 'termsAndConditions'],
    ['/privacy-policy/', 'privacyPolicy'],
    ['/sitemap/', 'sitemap'],
    ['/country-sites/', 'countrySites'],
    ['/sign-in-error/', 'signInError'],
    ['/blank/', 'blank'],
    ['/403Page/', 'forbidden'],
    ['/404Page/', 'notFound'],
    ['/ErrorPage/', 'error'],
    ['/apigeetest/', 'apigeeTest'],
    ['/transaction-preview/', 'transactionPreview'],
    ['/updates/', 'updates'],
    ['/data-sharing/', 'dataSharing'],
    ['/contact-us/', 'contactUs'],
  ] as const;

  for (const [path, id] of paths) {
    it(`[RTE-01] has ${path}`, () => assert.equal(fixedPageAt(path)?.id, id));
  }
  it('[RTE-01] has no other', () => {
    assert.equal(fixedPages.flatMap((page) => page.paths as readonly string[]).length, paths.length);
    for (const path of ['/accounts/', '/ACCOUNT/', '/', '/403page/']) assert.equal(fixedPageAt(path), null);
  });

  for (const { id } of fixedPages) {
    it(`[RTE-01] has a title and a link for ${id}`, () => {
      assert.ok(pages[titleKeyOf(id)]);
      const href = pageHref(id, 'en-us');
      assert.equal(fixedPageAt(href.replace('/en-us', ''))?.id, id);
    });
  }

  const links = [
    ['[RTE-02]', accountHref('en-us', 'my-profile'), '/en-us/account/?active-tab=my-profile'],
    ['[RTE-02]', accountHref('en-us', 'billing'), '/en-us/account/?active-tab=billing'],
    ['[RTE-02]', pageHref('sitemap', 'en-us', { q: 'a&b=c' }), '/en-us/sitemap/?q=a%26b%3Dc'],
    [
      '[GAT-03]',
      forbiddenHref('en-us', '/en-us/orders/?a=1&b=2#c', ['A', 'B&C']),
      '/en-us/403Page/?origin=%2Fen-us%2Forders%2F%3Fa%3D1%26b%3D2%23c&p=A,B%26C',
    ],
  ] as const;
  for (const [id, href, expected] of links) {
    it(`${id} links to ${expected}`, () => assert.equal(href, expected));
  }

  const availability = [
    ['signInError', { '.com': true, '.ca': false, '.de': false }],
    ['updates', { '.com': true, '.ca': true, '.de': false }],
    ['sitemap', { '.com': true, '.ca': true, '.de': true }],
  ] as const;
  for (const [id, byTld] of availability) {
    for (const [tld, expected] of Object.entries(byTld)) {
      it(`[RTE-06] ${expected ? 'has' : 'lacks'} ${id} in ${tld}`, () => {
        const site = { market: { tld }, environment: { REACT_APP_ENV: 'prod' } } as const;
        assert.equal(isAvailable(id, site), expected);
      });
    }
  }
  for (const REACT_APP_ENV of ['local', 'development', 'stage', 'prod'] as const) {
    const expected = REACT_APP_ENV === 'local' || REACT_APP_ENV === 'development';
    for (const id of ['blank', 'apigeeTest'] as const) {
      it(`[RTE-06] ${expected ? 'has' : 'lacks'} ${id} in ${REACT_APP_ENV}`, () => {
        assert.equal(isAvailable(id, { market: { tld: '.com' }, environment: { REACT_APP_ENV } }), expected);
      });
    }
  }
});
