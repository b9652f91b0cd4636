import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { announceDelay } from '../timing/announce-delay.ts';
import { banner, button, forget, mount, said } from './consent.fixture.ts';

describe('what <fp-cookie-consent> says to a screen reader', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[CKC-01] says once that it asks', async () => {
    const element = await mount();
    expect(said(element)).to.equal('');
    await waitUntil(() => said(element) === 'Your choice about cookies', 'it is said');
    await waitUntil(() => said(element) === '', 'it has been said');
    element.theme = 'dark';
    await element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve, announceDelay));
    expect(said(element)).to.equal('');
  });

  it('[CKC-01] says it in the language that was set before the element was defined', async () => {
    const element = document.createElement('fp-cookie-consent');
    // An own property, as on an element that has not been upgraded.
    Object.defineProperty(element, 'locale', { value: 'fr-ca', writable: true, configurable: true });
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.append(element);
    const heard = new Set<string>();
    await waitUntil(() => {
      heard.add(said(element) ?? '');
      return heard.has('Votre choix concernant les cookies');
    }, 'it is said');
    expect(heard.has('Your choice about cookies')).to.equal(false);
  });

  it('[CKC-01] says it again where a decision has gone while the page stood', async () => {
    const element = await mount();
    button(banner(element)!, 'Refuse all').click();
    await waitUntil(() => said(element) === 'Your choice is saved.', 'it is decided');
    forget();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitUntil(() => said(element) === 'Your choice about cookies', 'it is said again');
  });

  it('[CKC-01] says it where the page moves it before', async () => {
    const element = await mount();
    element.parentElement!.append(element);
    await waitUntil(() => said(element) === 'Your choice about cookies', 'it is said');
  });
});
