import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { nativeApplications } from '../../constants/products.ts';
import type { Application, Session } from '../../entities/index.ts';
import { person } from '../../testing/fixtures.ts';
import {
  activeProducts,
  type ActiveProductsOptions,
  fallbackTranslations,
  productsOf,
} from './active-products.ts';
import { visitor } from '../session/session.ts';

const telematics = { id: 'a-1', name: 'telematics' };
const eSwitch = { id: 'a-2', name: 'e_switch_assist' };
const tlds = ['.com', '.ca', '.co.uk', '.fr', '.de', '.es', '.it', '.ie', '.at', '.com.tr', '.se'];

const having = (...applications: Application[]): Session =>
  person({ applications, companyInfo: { companyBillingCountry: { code: 'DEU' } } });

function listed(session: Session, options: Partial<ActiveProductsOptions> = {}) {
  return activeProducts({
    session,
    market: { tld: '.de' },
    translations: { applications: { telematics: 'Telematik', e_switch_assist: 'E-Umstiegshilfe' } },
    sites: [{ countryCode: 'de', url: 'https://de.example/' }],
    base: '',
    accountApi: 'https://account.example/',
    ...options,
  });
}
const labels = (...given: Parameters<typeof listed>) => listed(...given).map(({ label }) => label);

describe('activeProducts', () => {
  it('[GAT-09] lists the person’s applications by name and address', () => {
    const endpoint = 'https://account.example/account-api/v1/token-exchange/partner-app?app-id=a-1';
    assert.deepEqual(listed(having(telematics, eSwitch)), [
      { label: 'Telematik', href: `/proxy-api-request/?redirect=${encodeURIComponent(endpoint)}` },
      {
        label: 'E-Umstiegshilfe',
        href: 'https://de.example/de-de/e-switch-assist/detailed-assessment/',
      },
    ]);
  });

  it('[GAT-09] lists none for a visitor, nor once the session is lost', () => {
    assert.deepEqual(listed(visitor), []);
    assert.deepEqual(listed({ ...having(telematics), SESSIONID: null }), []);
    assert.deepEqual(listed({ ...having(telematics), USER: null }), []);
  });

  it('[GAT-09] leaves native applications out', () => {
    const native = nativeApplications.map((name, index) => ({ id: `n-${index}`, name }));
    assert.ok(native.length > 0);
    assert.deepEqual(labels(having(...native, telematics)), ['Telematik']);
  });

  it('[GAT-09] counts partners’ applications as products in every market, native ones and a visitor’s in none', () => {
    const native = nativeApplications.map((name, index) => ({ id: `n-${index}`, name }));
    assert.deepEqual(productsOf(having(...native, telematics, eSwitch)), [telematics, eSwitch]);
    assert.deepEqual(productsOf({ ...having(telematics), SESSIONID: null }), []);
  });

  for (const tld of tlds) {
    const isLeftOut = tld === '.com' || tld === '.ca';
    it(`[GAT-09] ${isLeftOut ? 'leaves partners’ applications out' : 'lists partners’ applications'} in ${tld}`, () => {
      const expected = isLeftOut ? ['E-Umstiegshilfe'] : ['Telematik', 'E-Umstiegshilfe'];
      assert.deepEqual(labels(having(telematics, eSwitch), { market: { tld } }), expected);
    });
  }

  for (const [name, label] of [
    ['service_booking', 'Service booking'],
    ['constructor', 'Constructor'],
    ['blank', 'Blank'],
  ] as const) {
    it(`[API-03] reads "${label}" where ${name} has no translation`, () => {
      const translations = { applications: { blank: ' ' } };
      assert.deepEqual(labels(having({ id: 'a', name }), { translations }), [label]);
    });
  }

  it('[RTE-10] leaves the assessment out until the country sites are known', () => {
    assert.deepEqual(labels(having(telematics, eSwitch), { sites: null }), ['Telematik']);
  });

  it('[RTE-10] leaves the assessment out where the list lacks the site that has it', () => {
    const sites = [{ countryCode: 'us', url: 'https://us.example/' }];
    assert.deepEqual(labels(having(telematics, eSwitch), { sites }), ['Telematik']);
  });

  for (const options of [
    { base: 'javascript:alert(1)//' },
    { base: '//evil.example' },
    { base: '/\\evil.example' },
  ]) {
    it(`[RTE-25] leaves out what has no safe address, as at ${options.base}`, () => {
      assert.deepEqual(listed(having(telematics), options), []);
    });
  }

  it('[RTE-25] leaves out an application whose id hides control characters', () => {
    assert.deepEqual(labels(having({ id: 'a\r\nb', name: 'charging' }, telematics)), ['Telematik']);
  });
});

describe('fallbackTranslations', () => {
  for (const REACT_APP_ENV of ['local', 'development', 'stage'] as const) {
    it(`[API-03] are the English names in ${REACT_APP_ENV}`, () => {
      assert.equal(fallbackTranslations({ REACT_APP_ENV }).applications.e_switch_assist, 'E-Switch Assist');
    });
  }

  it('[API-03] are none in production', () => {
    assert.deepEqual(fallbackTranslations({ REACT_APP_ENV: 'prod' }), { applications: {} });
  });
});
