import { expect } from '@open-wc/testing';
import { createRouteTable } from '@fleet-portal/model/rules';
import { sampleEnvironment, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { reportMarket } from './report-market.ts';

const twice = [
  { id: 'first', path: '/same/', mode: 'aempage' },
  { id: 'second', path: '/same', mode: 'aempage' },
];

/** What is said of a market. */
function said(
  overrides: Record<string, unknown>,
  REACT_APP_ENV: 'local' | 'development' | 'stage' | 'prod',
): string[] {
  const lines = noteConsole('warn');
  const market = sampleMarket(overrides);
  reportMarket({
    market,
    table: createRouteTable(market),
    environment: sampleEnvironment({ REACT_APP_ENV }),
  });
  return lines;
}

describe('what is said of a market', () => {
  it('[SES-08] that its country code is missing', () => {
    expect(said({ countryCode: '' }, 'prod')).to.deep.equal(['Market "ca" has no country code.']);
  });

  for (const environment of ['local', 'development'] as const) {
    it(`[RTE-14] which routes are duplicates, in ${environment}`, () => {
      expect(said({ routes: twice }, environment)).to.deep.equal([
        'Route "second" is left out: /same is taken.',
      ]);
    });
  }

  for (const environment of ['stage', 'prod'] as const) {
    it(`[RTE-14] nothing of duplicates in ${environment}`, () => {
      expect(said({ routes: twice }, environment)).to.deep.equal([]);
    });
  }
});
