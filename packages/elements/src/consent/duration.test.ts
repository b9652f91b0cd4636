import { decidedCategories } from '@fleet-portal/model/rules';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { banner, button, decide, forget, mount, openSettings } from './consent.fixture.ts';

const daysLeft = () => {
  const value = /fp_cookie_consent=([^;]+)/.exec(document.cookie)?.[1] ?? '{}';
  const { expirationTime } = JSON.parse(decodeURIComponent(value)) as { expirationTime: number };
  return Math.round((expirationTime - Date.now()) / 86_400_000);
};

describe('a decision about cookies', () => {
  beforeEach(forget);
  afterEach(forget);

  // The first of this page: the library remembers that it ran.
  it('[CKC-01] is kept for 364 days, whatever ids the page has', async () => {
    await fixture(html`<h2 id="_ccRun">Notes</h2>`);
    const element = await mount();
    setTimeout(() => button(banner(element)!, 'Refuse all').click());
    await oneEvent(element, 'fp-cookie-consent');
    expect(daysLeft()).to.equal(364);
  });

  it('[CKC-01] that is made once more is kept for as long again', async () => {
    decide('necessary', 'functionality');
    const element = await mount();
    const open = await openSettings(element);
    setTimeout(() => button(open, 'Save choices').click());
    await oneEvent(element, 'fp-cookie-consent');
    expect([decidedCategories(document.cookie), daysLeft()]).to.deep.equal([
      ['necessary', 'functionality'],
      364,
    ]);
  });
});
