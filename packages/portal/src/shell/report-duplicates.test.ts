import { expect } from '@open-wc/testing';
import { createRouteTable } from '@fleet-portal/model/rules';
import { sampleEnvironment, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { reportDuplicates } from './report-duplicates.ts';

const twice = [
  { id: 'first', path: '/same/', mode: 'aempage' },
  { id: 'second', path: '/same', mode: 'aempage' },
];

/** The warnings about a market with two routes of the same path. */
function said(REACT_APP_ENV: 'local' | 'development' | 'stage' | 'prod'): string[] {
  const lines = noteConsole('warn');
  const { dropped } = createRouteTable(sampleMarket({ routes: twice }));
  reportDuplicates(sampleEnvironment({ REACT_APP_ENV }), dropped);
  return lines;
}

describe('what is said of a market', () => {
  for (const environment of ['local', 'development'] as const) {
    it(`[RTE-14] which routes are duplicates, in ${environment}`, () => {
      expect(said(environment)).to.deep.equal(['Route "second" is left out: /same is taken.']);
    });
  }

  for (const environment of ['stage', 'prod'] as const) {
    it(`[RTE-14] nothing of duplicates in ${environment}`, () => {
      expect(said(environment)).to.deep.equal([]);
    });
  }
});
