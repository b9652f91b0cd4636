import { expect } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { arrives, control, controls, focused, goes, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { businessAreas, mountHeader, openMenu } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const names = Array.from({ length: 12 }, (_, index) => `Business area ${index + 1}`);
const items = businessAreas(12);
const inBar = (header: FpHeader) => seen(header, '.nodes :is(a,button)').map(nameOf);

async function mountMany(properties: Partial<FpHeader> = {}, width = 1024): Promise<FpHeader> {
  const header = await mountHeader({ market: sampleMarket({ navBar: { items } }), ...properties }, width);
  await arrives(header, 'More');
  return header;
}

describe('primary nodes that do not fit', () => {
  withoutMargin();

  it('[NAV-01] take the spacers between them along', async () => {
    const spaced = items.flatMap((item) => [item, { type: 'spacer' }]);
    const header = await mountMany({ market: sampleMarket({ navBar: { items: spaced } }) });
    const spacers = () => seen(header, '.nodes > .spacer').length;
    await waitUntil(() => spacers() < inBar(header).length, 'none is left between the last node and "More"');
    expect(spacers()).to.equal(inBar(header).length - 1);
  });

  for (const width of [1024, 1440, 1920]) {
    it(`[NAV-01] leave a menu that stands as far from the others as they do, at ${width} px`, async () => {
      const many = [...items, ...items].map((item, index) => ({
        ...item,
        label: `Business area ${index + 1}`,
      }));
      const header = await mountMany({ market: sampleMarket({ navBar: { items: many } }) }, width);
      const boxes = seen(header, '.navigation :is(a,button)').map((one) => one.getBoundingClientRect());
      const gaps = boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right);
      for (const gap of gaps) expect(gap).to.be.closeTo(gaps[0]!, 0.1);
      const { right } = seen(header, '.navigation')[0]!.getBoundingClientRect();
      expect(boxes.at(-1)!.right).to.be.at.most(right + 0.1);
    });
  }

  for (const dir of ['ltr', 'rtl']) {
    it(`[NAV-01] move into a menu of their own, ${dir}`, async () => {
      inDirection(dir);
      const header = await mountMany();
      const shown = inBar(header);
      expect(shown).to.deep.equal(names.slice(0, shown.length));
      expect(shown.length).to.be.within(3, 8);
      await openMenu(header, 'More', 'Business area 12');
      expect(seen(header.renderRoot.querySelector('fp-dropdown')!, 'a,button').map(nameOf)).to.deep.equal(
        names.slice(shown.length),
      );
      for (const one of seen(header, '.navigation > * :is(a,button)')) {
        const { left, right } = one.getBoundingClientRect();
        expect([left >= 0, right <= 1024]).to.deep.equal([true, true]);
      }
    });
  }

  it('[NAV-01] come back as the window grows, and go again', async () => {
    const header = await mountMany();
    const few = inBar(header).length;
    await setViewport(1440);
    await waitUntil(() => inBar(header).length > few, 'more nodes fit');
    await setViewport(1024);
    await waitUntil(() => inBar(header).length === few, 'fewer nodes fit');
  });

  it('[NAV-01] need no menu where all fit', async () => {
    const header = await mountHeader();
    expect(controls(header, 'More')).to.have.length(0);
  });

  it('[NAV-01][NAV-04] open their sub-menu from there, under the bar and over its whole width, of which "More" tells until it closes', async () => {
    const header = await mountMany();
    const more = await openMenu(header, 'More', 'Business area 12');
    const shown = () => header.renderRoot.querySelector(`#${more.getAttribute('aria-controls')}`);
    expect([more.ariaExpanded, shown()!.localName]).to.deep.equal(['true', 'fp-dropdown']);
    let told: string | undefined;
    header.addEventListener('fp-menu-open', ({ label }) => (told = label));
    control(header, 'Business area 12').click();
    await arrives(header, 'Deep');
    expect(told).to.equal('Business area 12');
    const { left, width } = seen(header, '.sheet')[0]!.getBoundingClientRect();
    expect([left, width]).to.deep.equal([0, document.documentElement.clientWidth]);
    expect(seen(header, '.more .marked')).to.have.length(1);
    const heading = seen(header, '.sheet > .group-label').map(nameOf);
    expect(heading, 'what no button says').to.deep.equal(['Business area 12']);
    expect(nameOf(focused()!)).to.equal('More');
    expect([more.ariaExpanded, shown()!.localName]).to.deep.equal(['true', 'fp-sub-menu']);
    expect(seen(header, '.sheet[role=group]').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Business area 12',
    ]);
    await expectAccessible(header);
    await sendKeys({ press: 'Escape' });
    await goes(header, '.sheet');
    expect([more.ariaExpanded, more.hasAttribute('aria-controls')]).to.deep.equal(['false', false]);
    expect(nameOf(focused()!)).to.equal('More');
  });

  it('[NAV-01] close their sub-menu by a press on "More", which says that it is open', async () => {
    const header = await mountMany();
    const more = await openMenu(header, 'More', 'Business area 12');
    control(header, 'Business area 12').click();
    await arrives(header, 'Deep');
    more.click();
    await goes(header, '.sheet');
    expect([more.ariaExpanded, seen(header, 'fp-dropdown')]).to.deep.equal(['false', []]);
  });

  it('[NAV-01] keep their sub-menu open, and the focus at it, where they come into the bar and go again', async () => {
    const market = sampleMarket({ navBar: { items: businessAreas(7) } });
    const header = await mountMany({ market });
    const label = 'Business area 7';
    await openMenu(header, 'More', label);
    control(header, label).click();
    await arrives(header, 'Deep');
    for (const [width, name] of [
      [1920, label],
      [1024, 'More'],
    ] as const) {
      await sendKeys({ press: 'Tab' });
      expect(nameOf(focused()!)).to.equal('Deep');
      await setViewport(width);
      await waitUntil(() => nameOf(focused() ?? document.body) === name, `the focus is at ${name}`);
      expect(seen(header, '.sheet'), `at ${width} px`).to.have.length(1);
    }
    await sendKeys({ press: 'Escape' });
    await goes(header, '.sheet');
  });

  it('[HDR-10][NAV-01] have the accent bar under "More" until their menu closes on Escape, which gives its button the focus back', async () => {
    const header = await mountMany();
    const button = await openMenu(header, 'More', 'Business area 12');
    expect(button.matches('.marked')).to.equal(true);
    control(header, 'Business area 12').focus();
    await sendKeys({ press: 'Escape' });
    await goes(header, 'fp-dropdown');
    expect(focused()).to.equal(button);
    expect(seen(header, '.marked')).to.have.length(0);
  });

  it('[NAV-03] mark "More" where it holds the current page', async () => {
    const header = await mountMany({ currentPath: '/en-ca/Business-area-11/' });
    expect(seen(header, '.more .marked')).to.have.length(1);
    await waitUntil(() => control(header, 'More').ariaCurrent === 'true', '"More" tells it');
    await openMenu(header, 'More', 'Business area 11');
    expect(control(header, 'Business area 11').ariaCurrent).to.equal('page');
  });

  for (const { label, path } of [
    { label: 'Business area 11', path: '/en-ca/Business-area-11/offices/' },
    { label: 'Business area 12', path: '/en-ca/Deep/' },
  ]) {
    it(`[NAV-03] mark ${label} as the section of the page, and "More"`, async () => {
      const header = await mountMany({ currentPath: path });
      await waitUntil(() => control(header, 'More').ariaCurrent === 'true', 'the section is found');
      await openMenu(header, 'More', label);
      const rows = seen(header.renderRoot.querySelector('fp-dropdown')!, '[aria-current]');
      expect(rows.map((row) => [nameOf(row), row.ariaCurrent])).to.deep.equal([[label, 'true']]);
    });
  }

  auditIt('[LAY-02] have nothing for axe to find', async () => {
    const header = await mountMany();
    await expectAccessible(header);
    await openMenu(header, 'More', 'Business area 12');
    await expectAccessible(header);
  });

  it('[NAV-01] come back where another market has fewer of them', async () => {
    const header = await mountMany({ market: sampleMarket({ navBar: { items: items.slice(0, 7) } }) });
    const fits = inBar(header).length - (controls(header, 'More').length ? 0 : 1);
    header.market = sampleMarket({ navBar: { items: items.slice(0, fits) } });
    await waitUntil(() => controls(header, 'More').length === 0, 'no "More" is left');
    expect(inBar(header)).to.deep.equal(names.slice(0, fits));
  });
});
