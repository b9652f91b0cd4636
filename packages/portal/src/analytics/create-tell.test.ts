import type { AnalyticsEvent } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { cookieDecision } from '../../../../test/helpers/cookie-decision.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { createTell } from './create-tell.ts';
import { allow } from './consent.fixture.ts';

describe('what a view tells analytics', () => {
  const said = noteConsoleInEach('warn');
  let told: string[] = [];
  let stop = new AbortController();

  beforeEach(() => {
    [told, stop] = [[], new AbortController()];
    window._satellite = { track: (_name, { event }) => told.push(event.view ?? '') };
    allow('performance');
  });
  afterEach(() => {
    stop.abort();
    delete window._satellite;
    document.cookie = `${cookieDecision.name}=; path=/; max-age=0`;
  });

  const unreadable = {
    get step(): string {
      throw new Error('no step on purpose');
    },
  };
  for (const [title, data] of [
    ['nothing', null],
    ['something that cannot be read', unreadable],
  ] as const) {
    it(`[VIEW-05] harms neither the view nor what is told after it: ${title}`, () => {
      const tell = createTell(stop.signal);
      const where = { market: sampleMarket(), session: signedIn(), locale: 'en-ca', width: 1280 };
      const track = (view: string, what: unknown) =>
        tell({
          what: { event: { kind: 'view', view, data: what } as AnalyticsEvent },
          where,
          wasAllowed: true,
        });
      track('bad', data);
      track('good', { step: 'plan' });
      expect(told).to.deep.equal(['good']);
      expect(said.join()).to.contain('An event is not tracked');
    });
  }
});
