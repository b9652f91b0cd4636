import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import '../banner/define.ts';
import '../footer/define.ts';
import '../spinner/define.ts';

const market = sampleMarket();
for (const { nodes } of market.footer.sections)
  for (const { target } of nodes)
    if (target) Object.assign(target, { path: 'https://example.com/', isExternal: true });

const elements: [line: string, name: string, element: TemplateResult][] = [
  ['FTR-01', 'the footer', html`<fp-footer locale="en-ca" .market=${market}></fp-footer>`],
  ['BAN-01', 'a banner', html`<fp-banner variant="error" text="The site is closed."></fp-banner>`],
  ['SES-07', 'a spinner', html`<fp-spinner></fp-spinner>`],
];

describe('what is for a screen reader alone', () => {
  for (const [line, name, element] of elements) {
    it(`[${line}] adds nothing to a page that scrolls in a box of its own: ${name}`, async () => {
      const box = await fixture<HTMLElement>(html`
        <div style="height: 300px; overflow: auto">
          <div style="height: 5000px"></div>
          ${element}
        </div>
      `);
      await (box.lastElementChild as unknown as { updateComplete: Promise<unknown> }).updateComplete;
      box.scrollTop = box.scrollHeight;
      expect(document.documentElement.scrollHeight).to.be.lessThan(3000);
    });
  }
});
