import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { FpCookieSettingsEvent } from '../events/cookie-settings-event.ts';
import { banner, decide, dialog, forget } from './consent.fixture.ts';
import { openCookieSettings, startCookieConsent } from './start.ts';

const element = () => document.querySelector('fp-cookie-consent');

describe('startCookieConsent', () => {
  beforeEach(forget);
  afterEach(() => {
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
    document.body.dispatchEvent(new FpCookieSettingsEvent());
    await waitUntil(() => element() && dialog(element()!)?.open, 'the settings');
    expect(banner(element()!)).to.equal(null);
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

  it('[FTR-04] opens the settings from the page’s own script', async () => {
    decide();
    await openCookieSettings({ theme: 'dark' });
    await waitUntil(() => dialog(element()!)?.open, 'the settings');
    expect(element()!.theme).to.equal('dark');
  });
});
