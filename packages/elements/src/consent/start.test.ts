import { expect } from '@open-wc/testing';
import { listening } from '../../../../test/helpers/listening.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { turnCookiesOff } from '../../../../test/helpers/refuse-cookies.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { FpCookieSettingsEvent } from '../events/cookie-settings-event.ts';
import { banner, decide, dialog, forget, idle } from './consent.fixture.ts';
import { openCookieSettings, startCookieConsent } from './start.ts';

const element = () => document.querySelector('fp-cookie-consent');
const pressEscape = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
const ask = () => document.body.dispatchEvent(new FpCookieSettingsEvent());

describe('startCookieConsent', () => {
  beforeEach(forget);
  afterEach(() => {
    startCookieConsent().disconnect();
    element()?.remove();
    forget();
  });

  it('[CKC-01] asks where nobody has decided, in the page’s language and theme', async () => {
    startCookieConsent({ locale: 'fr-ca', theme: 'ford' });
    await waitUntil(() => element() && banner(element()!), 'the question');
    expect(banner(element()!)!.querySelector('h2')!.textContent).to.equal(
      'Votre choix concernant les cookies',
    );
    expect(element()!.theme).to.equal('ford');
    startCookieConsent({ locale: 'en-ca' });
    await waitUntil(() => banner(element()!)!.textContent.includes('Your choice'), 'the other language');
    expect(document.querySelectorAll('fp-cookie-consent')).to.have.length(1);
  });

  it('[FTR-04] brings nothing onto the page of who has decided, until the settings are asked for', async () => {
    decide();
    startCookieConsent({ locale: 'en-us' });
    expect(element()).to.equal(null);
    ask();
    await waitUntil(() => element() && dialog(element()!)?.open, 'the settings');
    expect(banner(element()!)).to.equal(null);
  });

  it('[CKC-01] brings nothing onto a page whose browser has cookies turned off', async () => {
    const turnOn = turnCookiesOff();
    startCookieConsent({ locale: 'en-us' });
    await idle();
    const asked = element();
    turnOn();
    expect(asked).to.equal(null);
  });

  it('[CKC-01] clears what was refused and has been written again since, and nothing that is allowed', async () => {
    decide('targeting');
    for (const name of ['_ga', 'mbox', 'own']) document.cookie = `${name}=1; path=/`;
    startCookieConsent({ names: { performance: ['_ga'], targeting: ['mbox'] } });
    await waitUntil(() => !document.cookie.includes('_ga'), 'the refused cookie goes');
    expect(document.cookie).to.contain('mbox=1').and.to.contain('own=1');
    expect(element()).to.equal(null);
  });

  it('[CKC-01] keeps the page’s list and its link as it is called again for another language', async () => {
    decide();
    startCookieConsent({ locale: 'en-us', privacyHref: '/privacy/', names: { performance: ['own'] } });
    startCookieConsent({ locale: 'fr-ca' });
    ask();
    await waitUntil(() => element() && dialog(element()!)?.open, 'the settings');
    const { locale, privacyHref, names } = element()!;
    expect([locale, privacyHref, names]).to.deep.equal(['fr-ca', '/privacy/', { performance: ['own'] }]);
  });

  it('[FTR-04] opens the settings again where a swap of the page’s body has taken them away', async () => {
    decide();
    startCookieConsent({ locale: 'en-us' });
    ask();
    await waitUntil(() => element() && dialog(element()!)?.open, 'the settings');
    element()!.remove();
    ask();
    await waitUntil(() => element() && dialog(element()!)?.open, 'the settings are there again');
  });

  it('[FTR-04][RTE-27] does not open the settings over a page that was gone to meanwhile', async () => {
    decide();
    const before = location.href;
    const opens = openCookieSettings();
    history.replaceState(null, '', '#elsewhere');
    await opens.finally(() => history.replaceState(null, '', before));
    await element()!.updateComplete;
    expect(dialog(element()!)).to.equal(null);
    await openCookieSettings();
    expect(dialog(element()!)!.open).to.equal(true);
  });

  for (const [what, leave] of [
    ['Escape was pressed', new KeyboardEvent('keydown', { key: 'Escape' })],
    ['a menu was opened', new Event('fp-menu-open')],
  ] as const)
    it(`[FTR-04] does not open the settings where ${what} while their scripts loaded`, async () => {
      decide();
      const opens = openCookieSettings();
      window.dispatchEvent(leave);
      await opens;
      await element()!.updateComplete;
      expect(dialog(element()!)).to.equal(null);
    });

  for (const [what, leave] of [
    ['Escape was pressed', pressEscape],
    ['a menu was opened', () => dispatchEvent(new Event('fp-menu-open'))],
    ['another page was gone to', () => history.replaceState(null, '', '#elsewhere')],
  ] as const)
    it(`[FTR-04] tells nobody that the settings were lost where ${what} meanwhile`, async () => {
      decide();
      noteConsole('error');
      const { href } = location;
      const [theme, own] = ['ford' as const, document.createElement('fp-cookie-consent')];
      document.body.append(own);
      own.open = () => Promise.resolve();
      const lose = (before: () => void) =>
        Object.defineProperty(own, 'theme', { configurable: true, set: before });
      let told = 0;
      lose(fail);
      startCookieConsent({ theme, onFailure: () => (told += 1) });
      ask();
      await waitUntil(() => told === 1, 'who waits for them is told');
      lose(() => {
        leave();
        fail();
      });
      ask();
      await openCookieSettings({ theme }).finally(() => history.replaceState(null, '', href));
      expect(told).to.equal(1);
    });

  it('[FTR-04] takes it for no failure that words are lost which nobody waits for any more', async () => {
    const own = document.body.appendChild(document.createElement('fp-cookie-consent'));
    own.open = () => {
      pressEscape();
      return Promise.reject(new Error('The words are lost'));
    };
    await openCookieSettings();
  });

  it('[FTR-04] opens the settings from the page’s own script', async () => {
    decide();
    await openCookieSettings({ theme: 'dark' });
    await waitUntil(() => dialog(element()!)?.open, 'the settings');
    expect(element()!.theme).to.equal('dark');
  });

  for (const [what, isThere] of [
    ['with its question', () => element() && banner(element()!)],
    ['before its question has come', () => true],
  ] as const) {
    it(`[CKC-01] ends ${what}, and nothing is left that listens, waits or asks`, async () => {
      const signals: (AbortSignal | undefined)[] = [];
      const started = listening(signals, () => startCookieConsent({ locale: 'en-us' }));
      await waitUntil(isThere);
      started.disconnect();
      expect(signals.map((signal) => signal?.aborted)).to.deep.equal([true]);
      ask();
      await idle();
      expect(element()).to.equal(null);
    });
  }

  it('[FTR-04] ends while the settings are on their way, which then do not come', async () => {
    decide();
    const started = startCookieConsent();
    const opens = openCookieSettings();
    started.disconnect();
    await opens;
    expect(element()).to.equal(null);
  });

  it('[CKC-01] leaves the page’s own element where it is when it ends', async () => {
    const own = document.body.appendChild(document.createElement('fp-cookie-consent'));
    const started = startCookieConsent({ locale: 'fr-ca' });
    await waitUntil(() => own.locale === 'fr-ca', 'the language');
    started.disconnect();
    expect(element() === own).to.equal(true);
  });

  it('[CKC-01] can be started anew, which an earlier start no longer ends', async () => {
    const before = startCookieConsent();
    before.disconnect();
    startCookieConsent({ locale: 'en-ca' });
    before.disconnect();
    await waitUntil(() => element() && banner(element()!), 'the question');
    expect(element()!.locale).to.equal('en-ca');
  });
});

function fail(): never {
  throw new Error('The script is lost');
}
