import { expect, fixture, html } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { sampleJson, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../banner/define.ts';
import '../consent/define.ts';
import '../footer/define.ts';
import '../header/define.ts';
import '../modal/define.ts';
import '../notifications/define.ts';
import '../search-bar/define.ts';
import '../skip-link/define.ts';
import '../top-notifications/define.ts';

interface Speaking extends HTMLElement {
  locale: unknown;
  hasUpdated: boolean;
  updateComplete: Promise<boolean>;
  renderRoot: ParentNode & Node;
}

const src = `${location.origin}/bad-locale.json`;
const elements = {
  'fp-banner': { text: 'The site is being updated.' },
  'fp-cookie-consent': {},
  'fp-footer': { market: sampleMarket() },
  'fp-header': { market: sampleMarket() },
  'fp-modal': { heading: 'News', open: true },
  'fp-notification-drawer': { open: true, notifications: [] },
  'fp-search-bar': {},
  'fp-top-notifications': { notifications: [{ id: 'a', variant: 'error', body: 'Closed today.' }] },
};

const values: Record<string, unknown> = {
  'a number': 5,
  'an object': { language: 'fr' },
  'an object that cannot be written': {
    toString: () => {
      throw new Error('no text');
    },
    toJSON: () => {
      throw new Error('no JSON');
    },
  },
};

/** An element's text without its announcements, which come some time after it. */
function textOf(root: Node): string {
  const isWritten = ({ parentElement }: Node) =>
    parentElement?.closest('[role=status]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, isWritten);
  let text = '';
  while (walker.nextNode()) text += (walker.currentNode as Text).data;
  return text;
}

/** The element's text, the labels of its controls, and the targets of its links. */
const written = ({ renderRoot }: Speaking) =>
  [
    textOf(renderRoot),
    ...Array.from(renderRoot.querySelectorAll('[aria-label]'), ({ ariaLabel }) => ariaLabel),
    ...Array.from(renderRoot.querySelectorAll('a'), ({ href }) => href),
  ].join();

describe('an element whose locale is no text', () => {
  let said: string[];
  const onRejection = ({ reason }: PromiseRejectionEvent) => said.push(`rejected: ${String(reason)}`);

  beforeEach(() => {
    document.cookie = 'fp_cookie_consent=; max-age=0; path=/';
    said = noteConsole('error');
    answerFetch(() => Response.json(sampleJson()));
    addEventListener('unhandledrejection', onRejection);
  });
  afterEach(() => removeEventListener('unhandledrejection', onRejection));

  async function mount(tag: string, properties: object): Promise<Speaking> {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement(tag) as Speaking;
    Object.assign(element, properties);
    page.append(element);
    await waitUntil(() => element.hasUpdated && written(element).trim(), 'it speaks');
    return element;
  }

  for (const [tag, properties] of Object.entries(elements)) {
    it(`[HDR-09] says so once, and speaks its default (<${tag}>)`, async () => {
      const usual = written(await mount(tag, properties));
      for (const [name, locale] of Object.entries(values)) {
        said.length = 0;
        const element = await mount(tag, { ...properties, locale });
        await waitUntil(() => said.length, `the console says it of ${name}`);
        await element.updateComplete;
        expect(said, name).to.deep.equal([`<${tag}>: its locale is no text.`]);
        expect(written(element), name).to.equal(usual);
      }
    });
  }

  it('[HDR-09] speaks English as a skip link', async () => {
    for (const locale of Object.values(values))
      expect(written(await mount('fp-skip-link', { locale }))).to.include('Skip to content');
    expect(said).to.deep.equal([]);
  });

  for (const tag of ['fp-header', 'fp-footer'] as const) {
    it(`[ENT-05] shows the market of its src all the same (<${tag}>)`, async () => {
      const element = await mount(tag, { locale: 5, src });
      await waitUntil(() => written(element).includes('/en-ca/'), 'the market is there');
      await waitUntil(() => said.length, 'the console says it');
      expect(said).to.deep.equal([`<${tag}>: its locale is no text.`]);
    });
  }
});
