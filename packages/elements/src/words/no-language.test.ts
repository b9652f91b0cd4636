import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../banner/define.ts';
import '../consent/define.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import '../header/define.ts';
import '../modal/define.ts';
import '../notifications/define.ts';
import '../search-bar/define.ts';
import '../skip-link/define.ts';
import '../top-notifications/define.ts';

interface Speaking extends HTMLElement {
  locale: unknown;
  hasUpdated: boolean;
  isUpdatePending: boolean;
  renderRoot: ParentNode & Node;
}

const elements = {
  'fp-banner': { text: 'The site is being updated.', closable: true },
  'fp-cookie-consent': {},
  'fp-header': { market: sampleMarket() },
  'fp-modal': { heading: 'News', open: true },
  'fp-notification-drawer': { open: true, notifications: [] },
  'fp-search-bar': { value: 'vans' },
  'fp-skip-link': {},
  'fp-top-notifications': { notifications: [{ id: 'a', variant: 'error', body: 'Closed today.' }] },
};

/** Live regions, whose text stays in the language in which it was announced. */
const announced = '.hidden-text[role]';

/** The element's text without announcements, and the labels of its controls. */
function words({ renderRoot }: Speaking): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(renderRoot, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (!text.parentElement?.closest(announced)) texts.push(text.nodeValue ?? '');
  const named = [...renderRoot.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel);
  return [texts.join(''), ...named].join(' ');
}

describe('an element whose language is taken away, or is no text', () => {
  for (const [tag, properties] of Object.entries(elements)) {
    it(`[HDR-09] speaks English, and the next language (<${tag}>)`, async () => {
      document.cookie = 'fp_cookie_consent=; max-age=0; path=/';
      const page = await fixture<HTMLElement>(html`<div></div>`);
      const element = document.createElement(tag) as Speaking;
      Object.assign(element, { locale: 'fr-ca', ...properties });
      page.append(element);
      await waitUntil(() => element.hasUpdated && words(element).trim(), 'it speaks');
      const french = words(element);
      element.locale = null;
      await waitUntil(() => words(element) !== french, 'it speaks English');
      element.removeAttribute('locale');
      for (const locale of ['fr-ca', 5, new Intl.Locale('fr-CA')]) {
        element.locale = locale;
        const speaksFrench = () => words(element) === french;
        await waitUntil(() => speaksFrench() === (locale !== 5), `it speaks as ${String(locale)} says`);
      }
      expect(element.isUpdatePending).to.equal(false);
    });
  }
});
