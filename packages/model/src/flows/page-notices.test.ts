import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { childSession, childSessionBanner } from './child-session.ts';
import { market, person } from '../testing/fixtures.ts';
import { comesFromFleet } from './fleet-migration.ts';
import type { Session } from '../entities/index.ts';
import { visitor } from '../rules/session/session.ts';
import { summerSale } from './summer-sale.ts';

const child = (companyName: string): Session => ({
  ...person({ companyInfo: { companyName, companyBillingCountry: { code: 'CAN' } } }),
  IS_CHILD_SESSION: true,
});

describe('childSession', () => {
  const cases: [who: string, session: Session, expected: object][] = [
    ['a visitor', visitor, { kind: 'none' }],
    ['a person', person(), { kind: 'none' }],
    ['a child session that has ended', { ...child('Northwind'), SESSIONID: null }, { kind: 'none' }],
    ['a child session', child('Northwind'), { kind: 'banner', companyName: 'Northwind' }],
    ['a child session without a company name', child('  '), { kind: 'end' }],
  ];
  for (const [who, session, expected] of cases) {
    it(`[BAN-03] is ${JSON.stringify(expected)} for ${who}`, () =>
      assert.deepEqual(childSession(session), expected));
  }

  const stuck: [who: string, session: Session, expected: object][] = [
    ['a child session', child('Northwind'), { kind: 'banner', companyName: 'Northwind' }],
    ['a child session without a company name', child('  '), { kind: 'banner', companyName: '' }],
    ['a person', person(), { kind: 'none' }],
  ];
  for (const [who, session, expected] of stuck) {
    it(`[BAN-03] is ${JSON.stringify(expected)} for ${who} that its end leaves as it is`, () =>
      assert.deepEqual(childSession(session, false), expected));
  }

  for (const [companyName, text] of [
    ['Northwind', 'In Northwind.'],
    ['', 'In another.'],
  ] as const) {
    it(`[BAN-03] has a banner "${text}" with END SESSION and no X`, () => {
      const messages = {
        childSessionText: 'In {companyName}.',
        childSessionUnnamed: 'In another.',
        endSession: 'END SESSION',
      };
      assert.deepEqual(childSessionBanner(companyName, messages), {
        text,
        variant: 'info',
        actions: [{ label: 'END SESSION', action: 'end-session' }],
        showCloseIcon: false,
      });
    });
  }
});

describe('comesFromFleet', () => {
  const cases = [
    ['?redirectFromFleet', 'en-ca', true],
    ['?redirectFromFleet=true', 'fr-ca', true],
    ['?a=1&redirectFromFleet=', 'en-us', true],
    ['?redirectFromFleet', 'en-us2', true],
    ['?redirectFromFleet', 'en-gb', false],
    ['?redirectfromfleet', 'en-ca', false],
    ['?from=redirectFromFleet', 'en-ca', false],
    ['', 'en-ca', false],
  ] as const;
  for (const [search, locale, expected] of cases) {
    it(`[BAN-04] is ${expected} for "${search}" in ${locale}`, () =>
      assert.equal(comesFromFleet(search, locale), expected));
  }
});

describe('summerSale', () => {
  it('[BAN-05] is a primary notification with the market’s text where the flag is on', () => {
    const summerSaleLabel = { label: 'Sale', altLabels: { 'fr-ca': 'Soldes' } };
    const on = market({ fpgFeatureFlags: { summerSales: true }, summerSaleLabel });
    assert.deepEqual(summerSale(on, 'en-ca'), { id: 'summer-sale', variant: 'primary', body: 'Sale' });
    assert.equal(summerSale(on, 'fr-ca')?.body, 'Soldes');
    assert.equal(summerSale({ ...on, summerSaleLabel: { label: ' ', altLabels: {} } }, 'en-ca'), null);
    assert.equal(summerSale(market({ summerSaleLabel }), 'en-ca'), null);
  });
});
