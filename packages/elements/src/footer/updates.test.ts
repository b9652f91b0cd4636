import { expect } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { all, footer, footerAt, named, one, textOf } from './footer.fixture.ts';

describe('<fp-footer> with its invitation to updates', () => {
  withoutMargin();

  for (const width of [320, 1024]) {
    it(`[FTR-03] breaks an invitation of one long word, at ${width} px`, async () => {
      const getUpdates = {
        ...sampleMarket().footer.getUpdates!,
        title: { label: 'W'.repeat(500), altLabels: {} },
      };
      await footerAt(width, { market: sampleMarket({ footer: { ...sampleMarket().footer, getUpdates } }) });
      expect(beyondWindow()).to.equal(0);
    });
  }

  for (const [column, columns] of [
    [4, 5],
    [3, 4],
    [2, 3],
    [2, 2],
  ] as const) {
    it(`[FTR-03] begins its invitation on column ${column} of ${columns}`, async () => {
      const { footer: content } = sampleMarket();
      const sections = Array.from({ length: columns }, (_, index) => content.sections[index % 2]!);
      for (const width of [1024, 1440]) {
        const element = await footerAt(width, {
          market: sampleMarket({ footer: { ...content, sections } }),
        });
        const left = (part: Element) => part.getBoundingClientRect().left;
        expect(left(one(element, '.updates')), `${width} px`).to.be.closeTo(
          left(all(element, '.section')[column - 1]!),
          1,
        );
      }
    });
  }

  it('[FTR-03] keeps its invitation on its column where a wide brand leaves it a line of its own', async () => {
    const { footer: content } = sampleMarket();
    const sections = Array.from({ length: 3 }, () => content.sections[0]!);
    const element = await footerAt(1024, { market: sampleMarket({ footer: { ...content, sections } }) });
    const brand = Object.assign(document.createElement('p'), { slot: 'brand' });
    brand.style.inlineSize = '500px';
    element.append(brand);
    await element.updateComplete;
    const [updates, column] = [one(element, '.updates'), all(element, '.section')[1]!];
    expect(updates.getBoundingClientRect().left).to.be.closeTo(column.getBoundingClientRect().left, 1);
    expect(updates.getBoundingClientRect().top).to.be.above(brand.getBoundingClientRect().bottom);
  });

  it('[FTR-03] invites to updates with title, description and link, and ends with the copyright', async () => {
    const element = await footer();
    expect(textOf(one(element, '.updates'))).to.equal('Get updates News for fleets, once a month. Subscribe');
    expect(named(element, 'Subscribe').getAttribute('href')).to.equal('/en-ca/updates/');
    const last = one(element, 'footer').lastElementChild?.lastElementChild;
    expect(textOf(last!)).to.equal('© 2026 Fleet Portal');
  });

  it('[NAV-06][FTR-03] says where its link leads to another site', async () => {
    const { footer: content } = sampleMarket();
    const target = { ...content.getUpdates!.target, path: 'https://news.example/', isExternal: true };
    const getUpdates = { ...content.getUpdates!, target };
    const element = await footer({ market: sampleMarket({ footer: { ...content, getUpdates } }) });
    expect(named(element, 'Subscribe (external site)').getAttribute('href')).to.equal(
      'https://news.example/',
    );
  });

  it('[RTE-06][FTR-03] invites to no page that the site does not have', async () => {
    const { footer: content } = sampleMarket();
    const target = { ...content.getUpdates!.target, path: '/updates/', isExternal: false };
    const own = { ...content, getUpdates: { ...content.getUpdates!, target } };
    for (const [tld, invitations] of [
      ['.com', 1],
      ['.de', 0],
    ] as const) {
      const element = await footer({ market: sampleMarket({ tld, footer: own }) });
      expect(all(element, '.updates'), tld).to.have.length(invitations);
    }
  });

  it('[ENT-08][FTR-03] invites those alone who may open the page', async () => {
    const { footer: content } = sampleMarket();
    const target = { ...content.getUpdates!.target, permissionsRequired: ['UPDATES'] };
    const getUpdates = { ...content.getUpdates!, target };
    const element = await footer({ market: sampleMarket({ footer: { ...content, getUpdates } }) });
    expect(all(element, '.updates')).to.have.length(0);
    element.session = signedIn({ permissions: ['UPDATES'] });
    await element.updateComplete;
    expect(all(element, '.updates')).to.have.length(1);
  });
});
