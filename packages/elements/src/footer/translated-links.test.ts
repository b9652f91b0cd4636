import { expect, fixture, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
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
  const { warn } = console;
  let warnings: unknown[];
  beforeEach(() => {
    warnings = [];
    console.warn = (text: unknown) => warnings.push(text);
  });
  afterEach(() => {
    console.warn = warn;
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
