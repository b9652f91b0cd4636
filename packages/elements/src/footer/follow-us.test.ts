import { expect } from '@open-wc/testing';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { all, footer, market, one, textOf } from './footer.fixture.ts';

describe('<fp-footer> with its follow-us block', () => {
  it('[FTR-02] shows a social icon only where its address exists and is safe', async () => {
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, instagramUrl: 'javascript:alert(1)' } }),
    });
    const links = all<HTMLAnchorElement>(element, '.follow a');
    const rel = 'external noopener';
    expect(links.map((link) => [link.ariaLabel, link.href, link.rel])).to.deep.equal([
      ['Follow us on LinkedIn (external site)', 'https://example.com/linkedin', rel],
      ['Follow us on YouTube (external site)', 'https://example.com/youtube', rel],
    ]);
  });

  it('[ENT-15][FTR-02] is called what the market calls it', async () => {
    const followUsLabel = { label: 'Stay in touch', altLabels: {} };
    const element = await footer({ market: sampleMarket({ footer: { ...market.footer, followUsLabel } }) });
    expect(textOf(one(element, '.follow h2'))).to.equal('Stay in touch');
  });

  it('[FTR-02] leaves the follow-us block out where no address exists', async () => {
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, linkedInUrl: '', youtubeUrl: '' } }),
    });
    expect(all(element, '.follow')).to.have.length(0);
  });
});
