import { decidedCategories } from '@fleet-portal/model/rules';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { FpCookieConsent } from './cookie-consent.ts';
import { banner, button, decide, forget, mount, openSettings } from './consent.fixture.ts';

const daysLeft = () => {
  const value = /fp_cookie_consent=([^;]+)/.exec(document.cookie)?.[1] ?? '{}';
  const { expirationTime } = JSON.parse(decodeURIComponent(value)) as { expirationTime: number };
  return Math.round((expirationTime - Date.now()) / 86_400_000);
};

describe('a decision about cookies', () => {
  beforeEach(forget);
  afterEach(forget);

  // Must be the first test of this page, because the library remembers that it has run.
  it('[CKC-01] is kept for 364 days, whatever ids the page has', async () => {
    await fixture(html`<h2 id="_ccRun">Notes</h2>`);
    const element = await mount();
    setTimeout(() => button(banner(element)!, 'Refuse all').click());
    await oneEvent(element, 'fp-cookie-consent');
    expect(daysLeft()).to.equal(364);
  });

  it('[CKC-01] that is made once more is kept for as long again', async () => {
    decide('necessary', 'functionality');
    await saveChoices(await mount());
    expect([decidedCategories(document.cookie), daysLeft()]).to.deep.equal([
      ['necessary', 'functionality'],
      364,
    ]);
  });

  it('[CKC-01] is at no time gone for other windows while it is made once more', async () => {
    decide('functionality');
    const seen: unknown[] = [];
    const before = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(document, 'cookie', {
      ...before,
      set(text: string) {
        before.set!.call(document, text);
        seen.push(decidedCategories(document.cookie));
      },
    });
    try {
      await saveChoices(await mount());
    } finally {
      Reflect.deleteProperty(document, 'cookie');
    }
    expect(seen)
      .to.include.deep.members([['necessary', 'functionality']])
      .and.not.to.include(undefined);
  });

  for (const [how, consentTimestamp, kind] of [
    ['beside it', '2026-01-01T00:00:00.000Z', '; secure; partitioned'],
    ['with a time that is none', 'x', ''],
  ] as const) {
    it(`[CKC-01] takes the place of one that a script has written ${how}`, async () => {
      const value = {
        categories: ['targeting'],
        consentId: 'c-1',
        consentTimestamp,
        lastConsentTimestamp: consentTimestamp,
      };
      document.cookie = `fp_cookie_consent=${encodeURIComponent(JSON.stringify(value))}; path=/${kind}`;
      const element = await mount();
      const open = await openSettings(element);
      setTimeout(() => button(open, 'Refuse all').click());
      await oneEvent(element, 'fp-cookie-consent');
      expect([decidedCategories(document.cookie), daysLeft()]).to.deep.equal([['necessary'], 364]);
    });
  }
});

async function saveChoices(element: FpCookieConsent): Promise<void> {
  const open = await openSettings(element);
  setTimeout(() => button(open, 'Save choices').click());
  await oneEvent(element, 'fp-cookie-consent');
}
