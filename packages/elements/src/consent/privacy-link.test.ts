import { expect } from '@open-wc/testing';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { banner, dialog, forget, mount, openSettings } from './consent.fixture.ts';

describe('the privacy policy of <fp-cookie-consent>', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[RTE-05] leads to the privacy policy from question and settings, which go with the page', async () => {
    const element = await mount({ privacyHref: '/en-us/privacy/' });
    const asked: string[] = [];
    element.addEventListener('fp-navigate', (event) => {
      event.preventDefault();
      asked.push(event.path);
    });
    const policy = (within: HTMLElement) => within.querySelector('a')!;
    expect(policy(banner(element)!).textContent).to.equal('Privacy policy');
    expect(policy(banner(element)!).querySelector('svg')).to.equal(null);
    policy(banner(element)!).click();
    expect(banner(element), 'nobody has decided').not.to.equal(null);
    policy(await openSettings(element)).click();
    await element.updateComplete;
    expect(dialog(element)).to.equal(null);
    expect(asked).to.deep.equal(['/en-us/privacy/', '/en-us/privacy/']);
  });

  it('[RTE-05] says of a policy on another site that it is there, in the page’s language', async () => {
    const hint = { 'en-ca': ' (external site)', 'fr-ca': ' (site externe)' };
    for (const [locale, words] of Object.entries(hint)) {
      const element = await mount({ privacyHref: 'https://www.brand.example/privacy/', locale });
      for (const within of [banner(element)!, await openSettings(element)]) {
        const policy = within.querySelector('a')!;
        expect(policy.rel).to.equal('external noopener');
        expect(policy.querySelector('.hidden-text')!.textContent).to.equal(words);
      }
      element.remove();
    }
  });

  it('[RTE-05] leads nowhere from an address that is unsafe or not there, and tells of one that is no good', async () => {
    const warnings = noteConsole('warn');
    for (const privacyHref of ['', 'privacy.html', 'javascript:alert(1)', null as never]) {
      const element = await mount({ privacyHref });
      expect(banner(element)!.querySelector('a')).to.equal(null);
      expect((await openSettings(element)).querySelector('a')).to.equal(null);
      element.remove();
    }
    expect(warnings).to.deep.equal([
      '<fp-cookie-consent>: privacy-href is neither a path such as /privacy/ nor a safe address.',
    ]);
  });
});
