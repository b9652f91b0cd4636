import { expect, fixture, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import './define.ts';
import type { FpFooter } from './footer.ts';

const { footer: sample } = sampleMarket();
const node = (label: string, key: string) => ({
  type: 'route',
  label,
  target: { path: `https://www.example.com/translate-me/${key}`, isExternal: true },
});
const market = sampleMarket({
  footer: {
    ...sample,
    sections: [{ label: 'Help', nodes: [node('Manuals', 'owner-manuals'), node('Nowhere', 'no-such-key')] }],
  },
});

const addresses = (element: FpFooter) =>
  [...element.renderRoot.querySelectorAll<HTMLAnchorElement>('.section a')].map(({ href }) => href);

describe('translate-me links of <fp-footer>', () => {
  const warnings = noteConsoleInEach('warn');

  /** Must run before the link addresses have been loaded. */
  it('[FTR-05] are found in a market that contains itself', async () => {
    const sections = [{ label: 'Help', nodes: [node('Manuals', 'owner-manuals')] }];
    const round = { ...sample, sections, self: {} };
    round.self = round;
    const element = document.createElement('fp-footer');
    Object.assign(element, { market: { ...market, footer: round }, locale: 'en-ca' });
    document.body.append(element);
    await waitUntil(() => addresses(element).length > 0, 'the footer is drawn');
    expect(addresses(element)).to.deep.equal(['https://www.example.com/en/owner-manuals/']);
    element.remove();
  });

  it('[FTR-05] lead to the language’s address; an unknown key shows nothing and warns once', async () => {
    const element = await fixture<FpFooter>(html`<fp-footer .market=${market} locale="en-ca"></fp-footer>`);
    expect(addresses(element)).to.deep.equal(['https://www.example.com/en/owner-manuals/']);
    element.locale = 'fr-ca';
    await element.updateComplete;
    expect(addresses(element)).to.deep.equal(['https://www.example.com/fr-ca/guides-du-proprietaire/']);
    expect(warnings).to.deep.equal(['No address for the translate-me link "no-such-key".']);
    await expectAccessible(element);
  });
});

describe('translate-me links whose addresses do not come', () => {
  const frame = document.createElement('iframe');
  after(() => frame.remove());

  it('[FTR-05] say so once, and the footer lives on', async () => {
    const script = new URL('define.ts', import.meta.url).href;
    frame.title = 'A page';
    frame.srcdoc = `<!doctype html><html lang="en"><head><title>A page</title>
      <script type="module" src="${script}"></script></head><body></body></html>`;
    document.body.append(frame);
    await waitUntil(() => frame.contentWindow?.customElements.get('fp-footer'), 'the footer is defined');
    const page = frame.contentDocument!;
    const said: string[] = [];
    const { console } = frame.contentWindow as unknown as typeof globalThis;
    console.error = (text: string) => said.push(text);
    // From here on, no script can load.
    const policy = page.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'none'";
    page.head.append(policy);

    const elements = ['en-ca', 'en-us'].map((locale) =>
      Object.assign(page.createElement('fp-footer'), { market, locale }),
    );
    page.body.append(...elements);
    await waitUntil(() => elements.every((element) => element.hasUpdated), 'the footers are drawn');
    const [element] = elements as [FpFooter];
    expect(addresses(element)).to.have.length(2);
    element.appVersion = '3.2.0';
    await waitUntil(() => element.renderRoot.querySelector('.version'), 'it is drawn anew');
    expect(said.filter((line) => line.includes('translate-me'))).to.deep.equal([
      'The addresses of translate-me links could not be loaded.',
    ]);
  });
});
