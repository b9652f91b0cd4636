import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../banner/define.ts';
import '../search-bar/define.ts';
import '../skip-link/define.ts';

type Speaking = LitElement & { locale: string; error?: string };

const words = (element: LitElement) =>
  [
    element.renderRoot.textContent,
    ...Array.from(element.renderRoot.querySelectorAll('[aria-label]'), ({ ariaLabel }) => ariaLabel),
  ].join(' ');

describe('an element whose language changes while another is on its way', () => {
  // For each element two languages that nothing has loaded before.
  for (const [tag, first, second, expected] of [
    ['fp-search-bar', 'tr-tr', 'sv-se', 'Sök'],
    ['fp-skip-link', 'es-es', 'it-it', 'Vai al contenuto'],
    ['fp-banner', 'de-de', 'fr-ca', 'Fermer'],
  ] as const) {
    it(`[NAV-08] speaks the last one, and nothing in between (<${tag}>)`, async () => {
      const page = await fixture<HTMLElement>(html`<div></div>`);
      const element = document.createElement(tag) as unknown as Speaking;
      Object.assign(element, { text: 'News', closable: true });
      page.append(element);
      await element.updateComplete;
      const heard = new Set([words(element)]);
      const observer = new MutationObserver(() => heard.add(words(element)));
      observer.observe(element.renderRoot, { subtree: true, childList: true, characterData: true });
      element.locale = first;
      await Promise.resolve();
      await Promise.resolve();
      element.locale = second;
      if (tag === 'fp-search-bar') element.error = 'Inget';
      await waitUntil(() => words(element).includes(expected), 'it speaks the last language');
      await element.updateComplete;
      observer.disconnect();
      expect(heard.size).to.be.at.most(2);
      expect(element.isUpdatePending).to.equal(false);
      if (tag === 'fp-search-bar') expect(words(element)).to.include('Inget');
    });
  }
});
