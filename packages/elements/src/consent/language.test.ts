import { expect } from '@open-wc/testing';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { banner, forget, mount } from './consent.fixture.ts';

describe('the language of <fp-cookie-consent>', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[CKC-01] asks at once in the language that was set before the element was defined', async () => {
    const element = document.implementation.createHTMLDocument().createElement('fp-cookie-consent');
    element.locale = 'de-de';
    document.body.append(element);
    const asked = new Set<string | undefined>();
    const observer = new MutationObserver(() => asked.add(banner(element)?.querySelector('h2')?.textContent));
    observer.observe(element.renderRoot, { childList: true, subtree: true, characterData: true });
    await waitUntil(() => banner(element)?.textContent.includes('Cookies'), 'it asks');
    await element.updateComplete;
    observer.disconnect();
    element.remove();
    expect([...asked]).to.deep.equal(['Ihre Entscheidung zu Cookies']);
  });

  it('[CKC-01] asks in English, from left to right, on a page whose language it does not speak', async () => {
    inDirection('rtl');
    const element = await mount();
    const marked = () => [
      banner(element)!.closest('[lang]')!.getAttribute('lang'),
      getComputedStyle(banner(element)!).direction,
    ];
    expect(marked()).to.deep.equal(['en-us', 'rtl']);
    element.locale = 'ar-sa';
    await element.updateComplete;
    await waitUntil(() => marked()[0] === 'en', 'the other language');
    expect(marked()).to.deep.equal(['en', 'ltr']);
  });
});
