import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { accountLabel, displayName } from '../header/account-label.ts';
import { companyLabel } from '../header/company-label.ts';
import { descriptionFor } from './description.ts';
import { alternate, labelFor } from './labels.ts';
import { visitor } from '../session/session.ts';

describe('labelFor', () => {
  const cart = { label: 'Cart', altLabels: { 'fr-ca': 'Panier', 'de-de': '' } };
  const cases = [
    ['[NAV-08]', 'the alternate of the locale', cart, 'fr-ca', 'Panier'],
    ['[NAV-08]', 'the alternate whatever the case of the locale', cart, 'fr-CA', 'Panier'],
    [
      '[NAV-08]',
      'the alternate whatever its own case',
      { label: 'Cart', altLabels: { 'fr-CA': 'Panier' } },
      'fr-ca',
      'Panier',
    ],
    ['[ENT-06]', 'the default where the locale has no alternate', cart, 'en-us', 'Cart'],
    ['[ENT-06]', 'the default where the alternate is empty', cart, 'de-de', 'Cart'],
    ['[ENT-06]', 'the default for a locale that is an inherited property', cart, 'constructor', 'Cart'],
    ['[ENT-06]', 'the default where there are no alternates', { label: 'Cart' }, 'fr-ca', 'Cart'],
    ['[ENT-06]', 'the fallback where the label is missing', null, 'fr-ca', 'Basket'],
    ['[ENT-06]', 'the fallback where the label is empty', { label: '' }, 'fr-ca', 'Basket'],
  ] as const;
  for (const [id, title, label, locale, expected] of cases) {
    it(`${id} reads ${title}`, () => assert.equal(labelFor(label, locale, 'Basket'), expected));
  }

  it('[ENT-06] takes no inherited property for an alternate', () => {
    assert.equal(alternate(cart.altLabels, 'constructor'), undefined);
  });

  it('[NAV-08] reads a description in the locale, else in the default language', () => {
    const node = { description: 'Vans', altDescriptions: { 'fr-ca': 'Fourgons' } };
    assert.deepEqual(
      ['fr-ca', 'en-us'].map((locale) => descriptionFor(node, locale)),
      ['Fourgons', 'Vans'],
    );
  });
});

describe('displayName', () => {
  const cases = [
    ['Mara', 'Okafor', 'Mara Okafor'],
    ['Mara', '', 'Mara'],
    ['', ' Okafor ', 'Okafor'],
    ['', '', 'Profil'],
    [' ', ' ', 'Profil'],
  ] as const;
  for (const [firstName, lastName, expected] of cases) {
    it(`[ENT-04] is "${expected}" for "${firstName}" and "${lastName}"`, () => {
      assert.equal(displayName({ firstName, lastName }, 'Profil'), expected);
    });
  }
  it('[ENT-04] is the fallback where nobody is there', () =>
    assert.equal(displayName(null, 'Profil'), 'Profil'));
});

describe('accountLabel', () => {
  const listed = ['.com', '.ca', '.co.uk', '.fr', '.de', '.es', '.it', '.ie', '.at', '.com.tr', '.se'];
  for (const tld of listed) {
    it(`[HDR-07] is the first initial plus the last name in ${tld}`, () => {
      assert.equal(accountLabel({ firstName: 'Mara', lastName: 'Okafor' }, tld, 'Profil'), 'M Okafor');
    });
  }
  for (const tld of ['.nl', '.com.au', 'com', '', '.COM']) {
    it(`[HDR-07] is empty in "${tld}"`, () => {
      assert.equal(accountLabel({ firstName: 'Mara', lastName: 'Okafor' }, tld, 'Profil'), '');
    });
  }

  const cases = [
    ['cuts the last name at 46 characters', 'Mara', 'x'.repeat(47), `M ${'x'.repeat(46)}`],
    ['leaves a last name of 46 characters', 'Mara', 'x'.repeat(46), `M ${'x'.repeat(46)}`],
    ['never cuts a character in half', 'Mara', '👩‍🚒'.repeat(50), `M ${'👩‍🚒'.repeat(46)}`],
    ['takes an accented letter as one initial', 'E\u0301va', 'Nagy', 'E\u0301 Nagy'],
    ['leaves out a missing first name', '', 'Okafor', 'Okafor'],
    ['takes the whole first name where there is no last name', 'Mara', '', 'Mara'],
    ['cuts a first name alone likewise', 'x'.repeat(47), '', 'x'.repeat(46)],
    ['leaves out spaces around the names', ' Mara ', ' Okafor ', 'M Okafor'],
    ['is the fallback where there is no name', '', '', 'Profil'],
  ] as const;
  for (const [title, firstName, lastName, expected] of cases) {
    it(`[HDR-07] ${title}`, () =>
      assert.equal(accountLabel({ firstName, lastName }, '.com', 'Profil'), expected));
  }
  it('[HDR-07] is empty where nobody is signed in', () =>
    assert.equal(accountLabel(null, '.com', 'Profil'), ''));
});

describe('companyLabel', () => {
  const at = (companyName: string) => person({ companyInfo: { companyName } });
  const hidden = { hideTopBarCompanyName: { enabled: true } };
  const cases = [
    ['shows the company in .com', at('North Haul'), { tld: '.com' }, 'North Haul'],
    ['cuts it at 48 characters', at('x'.repeat(49)), { tld: '.com' }, 'x'.repeat(48)],
    ['leaves 48 characters', at('x'.repeat(48)), { tld: '.com' }, 'x'.repeat(48)],
    ['is empty in other markets', at('North Haul'), { tld: '.ca' }, ''],
    ['is empty where the flag hides it', at('North Haul'), { tld: '.com', fpgFeatureFlags: hidden }, ''],
    ['is empty for a visitor', visitor, { tld: '.com' }, ''],
    ['is empty once the session is lost', { ...at('North Haul'), SESSIONID: null }, { tld: '.com' }, ''],
    ['is empty without a company', person(), { tld: '.com' }, ''],
  ] as const;
  for (const [title, session, overrides, expected] of cases) {
    it(`[HDR-08] ${title}`, () => assert.equal(companyLabel(session, market(overrides)), expected));
  }
  it('[HDR-08] shows the company that the person acts for by the same rule', () => {
    const chosen = ` ${'z'.repeat(60)}`;
    assert.equal(companyLabel(at('North Haul'), market({ tld: '.com' }), chosen), 'z'.repeat(48));
    assert.equal(companyLabel(at('North Haul'), market({ tld: '.ca' }), chosen), '');
    assert.equal(companyLabel(visitor, market({ tld: '.com' }), chosen), '');
  });
});
