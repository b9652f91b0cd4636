import type { Market } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { mountHeader } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const texts = (elements: Element[]) => elements.map(nameOf);
const us = (overrides: Record<string, unknown> = {}): Market => sampleMarket({ tld: '.com', ...overrides });

describe('what is long in the top bar', () => {
  withoutMargin();

  for (const [width, label] of [
    [1100, 'Cart'],
    [1440, 'Shopping basket'],
  ] as const) {
    it(`[HDR-04][HDR-08] cuts long names to one length, and not the cart, at ${width} px`, async () => {
      const companyName = 'Consolidated Northern and Southern Freight Forwarding and Van Rental of Ontario';
      const lastName = 'Featherstonehaugh-Cholmondeley of Hohenwarteck';
      const session = signedIn({
        lastName,
        companyInfo: { companyName, companyBillingCountry: { code: '' } },
      });
      const market = us({ cartLabel: { label, altLabels: {} } });
      const header = await mountHeader({ market, session, search: true, cartQuantity: 3 }, width);
      await waitUntil(() => seen(header, 'fp-search-bar').length === 1, 'the field is there');
      const isCut = (part: string) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = seen(
          header,
          `.top-bar [part=${part}] .ellipsis`,
        )[0]!;
        return scrollWidth > clientWidth || scrollHeight > clientHeight;
      };
      expect(['company', 'account-button', 'cart'].map(isCut)).to.deep.equal([true, true, false]);
      const [company, , account] = seen(header, '.top-bar ul:last-child > li');
      expect(company!.offsetWidth).to.be.closeTo(account!.offsetWidth, 1);
    });
  }

  for (const width of [1024, 1200, 1440, 1920]) {
    it(`[HDR-04][HDR-11] cuts long texts and leaves the search field its room at ${width} px`, async () => {
      const label = 'An offer for every vehicle of the fleet '.repeat(12);
      const long = { label, altLabels: {} };
      const session = signedIn({
        lastName: 'x'.repeat(60),
        permissions: ['ADMIN'],
        companyInfo: { companyName: label, companyBillingCountry: { code: '' } },
      });
      const topBar = { ...long, target: { path: '/offers/' } };
      const market = us({ topBar, cartLabel: long, marketplaceLabel: long, adminLabel: long });
      const header = await mountHeader({ market, session, search: true, cartQuantity: 1200 }, width);
      await waitUntil(() => seen(header, 'fp-search-bar').length === 1, 'the field is there');
      const parts = seen(header, '.top-bar :is(a, button, [part=company], fp-search-bar)');
      expect(parts).to.have.length(8);
      const boxes = parts.map((part) => part.getBoundingClientRect());
      for (const [index, box] of boxes.entries())
        expect(box.left, nameOf(parts[index]!)).to.be.at.least(boxes[index - 1]?.right ?? 0);
      expect(boxes[3]?.width, 'the field').to.be.at.least(150);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      for (const whole of seen(header, '.top-bar :is(.count, #language)'))
        expect(whole.scrollWidth, nameOf(whole)).to.be.at.most(whole.clientWidth);
    });
  }

  const longNames = signedIn({
    lastName: 'Featherstonehaugh-Cholmondeley of Hohenwarteck',
    companyInfo: {
      companyName: 'International Consolidated Haulage and Logistics',
      companyBillingCountry: { code: '' },
    },
  });
  const longCompany = signedIn({
    lastName: 'Lindqvist',
    companyInfo: {
      companyName: 'International Consolidated Haulage and Logistics',
      companyBillingCountry: { code: '' },
    },
  });
  for (const [dir, companyName] of [
    ['ltr', 'Harbor and Field Deliveries'],
    ['rtl', 'Harbor and Field Deliveries'],
    ['ltr', 'משלוחים לנמל ולשדה'],
  ] as const) {
    it(`[HDR-08] gives a company’s name two lines where it has no room on one, at its chevron: ${dir}, ${companyName}`, async () => {
      const session = signedIn({ companyInfo: { companyName, companyBillingCountry: { code: '' } } });
      const header = await mountHeader({ market: us(), session, search: true, cartQuantity: 3, dir }, 1150);
      const [company] = seen(header, '[part=company] .ellipsis');
      await waitUntil(() => company!.clientHeight > 24, 'it stands on two lines');
      expect(company!.scrollWidth).to.equal(company!.clientWidth);
      expect(company!.scrollHeight).to.equal(company!.clientHeight);
      const text = document.createRange();
      text.selectNodeContents(company!);
      const side = dir === 'ltr' ? 'right' : 'left';
      const end = company!.getBoundingClientRect()[side];
      for (const line of text.getClientRects())
        expect(Math.abs(end - line[side]), 'room after a line').to.be.below(6);
      expect(header.offsetHeight).to.equal(116);
    });
  }

  it('[HDR-04] keeps long links from pushing long names out, and both in their halves', async () => {
    const topBar = { label: 'An offer '.repeat(40), target: { path: '/offers/' } };
    const header = await mountHeader({ market: us({ topBar }), session: longNames }, 1024);
    const boxes = seen(header, '.top-bar :is(a, button, [part=company])').map((part) =>
      part.getBoundingClientRect(),
    );
    for (const [index, box] of boxes.entries()) expect(box.left).to.be.at.least(boxes[index - 1]?.right ?? 0);
    expect(document.documentElement.scrollWidth).to.be.at.most(1024);
  });

  for (const [width, cartQuantity, whole] of [
    [1024, 12, ['Book a consultation', 'Marketplace', 'Cart']],
    [1440, 3, ['Book a consultation', 'Marketplace', 'Cart', 'J Lindqvist']],
  ] as const) {
    it(`[HDR-04] cuts not by a hair what has its room beside a long company, at ${width} px`, async () => {
      const header = await mountHeader(
        { market: us(), session: longCompany, search: true, cartQuantity },
        width,
      );
      await waitUntil(() => seen(header, 'fp-search-bar').length === 1, 'the field is there');
      const [company] = seen(header, '[part=company] .ellipsis');
      expect(company!.scrollWidth + company!.scrollHeight).to.be.greaterThan(
        company!.clientWidth + company!.clientHeight,
      );
      const range = document.createRange();
      const isWhole = (text: Element) => {
        range.selectNodeContents(text);
        return text.getBoundingClientRect().width > range.getBoundingClientRect().width - 0.01;
      };
      expect(texts(seen(header, '.top-bar :is(a, button) .ellipsis').filter(isWhole))).to.deep.equal(whole);
    });
  }

  it('[HDR-04] keeps the search field in the middle, whoever is here', async () => {
    const middle = (header: FpHeader) => {
      const { left, right } = seen(header, 'fp-search-bar')[0]!.getBoundingClientRect();
      return (left + right) / 2;
    };
    for (const session of [undefined, longNames]) {
      const header = await mountHeader({ market: us(), search: true, ...(session && { session }) }, 1440);
      await waitUntil(() => seen(header, 'fp-search-bar').length === 1, 'the field is there');
      expect(middle(header)).to.be.closeTo(document.documentElement.clientWidth / 2, 1);
    }
  });
});
