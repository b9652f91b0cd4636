import { expect, fixtureSync, html } from '@open-wc/testing';
import { createModal } from '@fleet-portal/model/rules';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { endsOn, inDirection } from '../../../../test/helpers/in-direction.ts';
import { seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../banner/define.ts';
import '../footer/define.ts';
import '../modal/define.ts';
import '../notifications/define.ts';
import '../search-bar/define.ts';
import '../top-notifications/define.ts';

const notice = (body: string) => [{ id: 'a', variant: 'primary', body }];
const modals = [createModal({ id: 'a', title: 'It is booked.', children: 'It can be changed.' })];

const { footer } = sampleMarket();
const market = sampleMarket({ footer: { ...footer, copyright: { label: 'All are ours.', altLabels: {} } } });

const texts = [
  ['a banner', 'It is booked.', html`<fp-banner text="It is booked."></fp-banner>`],
  [
    'a notice',
    'It is booked.',
    html`<fp-top-notifications .notifications=${notice('It is booked.')}></fp-top-notifications>`,
  ],
  [
    'a notice of HTML',
    'It is booked.',
    html`<fp-top-notifications .notifications=${notice('<b>It is booked.</b>')}></fp-top-notifications>`,
  ],
  ["a search's error", 'It is lost.', html`<fp-search-bar error="It is lost."></fp-search-bar>`],
  ["a modal's title", 'It is booked.', html`<fp-modal-stack .modals=${modals}></fp-modal-stack>`],
  ["a modal's text", 'It can be changed.', html`<fp-modal-stack .modals=${modals}></fp-modal-stack>`],
  [
    "the shell's own words",
    /^Check your connection/,
    html`<fp-notification-drawer open failed locale="ar-ae"></fp-notification-drawer>`,
  ],
  ["a footer's end", 'All are ours.', html`<fp-footer .market=${market}></fp-footer>`],
] as const;

describe('a sentence that runs the other way than the page', () => {
  for (const [name, text, element] of texts)
    it(`[LAY-02] ends on its own side: ${name}`, async () => {
      inDirection('rtl');
      const page = fixtureSync(html`<div>${element}</div>`);
      const own = () =>
        seen(page, '*').find(({ lastChild }) => {
          const words = lastChild?.nodeType === Node.TEXT_NODE ? (lastChild.textContent ?? '').trim() : '';
          return typeof text === 'string' ? words === text : text.test(words);
        });
      await waitUntil(() => own() && endsOn(own()!) !== null, 'the sentence is there');
      expect(endsOn(own()!)).to.equal('the right');
    });
});
