import { expect } from '@open-wc/testing';
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
    policy(banner(element)!).click();
    expect(banner(element), 'nobody has decided').not.to.equal(null);
    policy(await openSettings(element)).click();
    await element.updateComplete;
    expect(dialog(element)).to.equal(null);
    expect(asked).to.deep.equal(['/en-us/privacy/', '/en-us/privacy/']);
  });

  it('[RTE-05] leads nowhere from an address that is unsafe or not there', async () => {
    for (const privacyHref of ['', 'javascript:alert(1)', null as never]) {
      const element = await mount({ privacyHref });
      expect(banner(element)!.querySelector('a')).to.equal(null);
      expect((await openSettings(element)).querySelector('a')).to.equal(null);
      element.remove();
    }
  });
});
