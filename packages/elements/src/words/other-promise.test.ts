import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { connect, tidy } from '../connect/connect.fixture.ts';
import { bodies as told } from '../connect/notices.fixture.ts';
import '../skip-link/define.ts';
import type { FpSkipLink } from '../skip-link/skip-link.ts';
import { bodies, mount, note, show } from '../top-notifications/top-notifications.fixture.ts';

describe('an element on a page that has a Promise of its own, as with zone.js', () => {
  const { Promise } = globalThis;
  before(() => {
    // Bluebird, and zone.js of older Angulars, lack the newer static methods.
    const members = { withResolvers: { value: undefined } };
    globalThis.Promise = Object.defineProperties(
      class extends Promise<unknown> {},
      members,
    ) as PromiseConstructor;
  });
  after(() => {
    globalThis.Promise = Promise;
  });

  it('[NAV-08] speaks a language that has to load', async () => {
    const link = await fixture<FpSkipLink>(html`<fp-skip-link></fp-skip-link>`);
    link.locale = 'it-it';
    await waitUntil(() => link.renderRoot.textContent.includes('Vai al contenuto'), 'it speaks Italian');
  });

  it('[BAN-02] shows an HTML body', async () => {
    const list = await mount();
    await show(list, note('a', 'primary', '<strong>48 vehicles</strong> are booked.'));
    await waitUntil(() => bodies(list).length > 0, 'it is safe');
    expect(bodies(list)).to.deep.equal(['48 vehicles are booked.']);
  });

  it('[BAN-02] connects its shell, which shows a notice', async () => {
    connect().notify({ id: 'booked', variant: 'primary', body: '48 vehicles are booked.' });
    await waitUntil(() => told().length > 0, 'the notice shows');
    expect(told()).to.deep.equal(['48 vehicles are booked.']);
    tidy();
  });
});
