import { expect, oneEvent } from '@open-wc/testing';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import type { FpLocaleChangeEvent } from '../events/index.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { all, footer, isSeen, named, one, textOf } from './footer.fixture.ts';

describe('<fp-footer> with its languages', () => {
  it('[FTR-03] offers each language as a link to the same page, and the country sites', async () => {
    const element = await footer({ currentPath: '/en-ca/about/?a=1#b' });
    const choices = all<HTMLAnchorElement>(element, '.languages li a');
    expect(choices.map((link) => [textOf(link), link.getAttribute('href'), link.ariaCurrent])).to.deep.equal([
      ['English', '/en-ca/about/?a=1#b', 'true'],
      ['Français', '/fr-ca/about/?a=1#b', null],
    ]);
    expect(named(element, 'Find your country site').getAttribute('href')).to.equal('/en-ca/country-sites/');
  });

  it('[ENT-15] names them as the market does in the language', async () => {
    const changeLanguageLabel = { label: 'Choose a language', altLabels: { 'fr-ca': 'Choisir une langue' } };
    const element = await footer({
      market: sampleMarket({ footer: { ...sampleMarket().footer, changeLanguageLabel } }),
    });
    expect(one(element, '.languages ul').ariaLabel).to.equal('Choose a language');
    element.locale = 'fr-ca';
    await waitUntil(
      () => one(element, '.languages ul').ariaLabel === 'Choisir une langue',
      'it is in French',
    );
  });

  it('[HDR-09] tells two locales of one language apart by their countries', async () => {
    const allowedLocales = ['en-us', 'en-ca', 'fr-ca', 'es-419'];
    const element = await footer({ market: sampleMarket({ allowedLocales }) });
    expect(all(element, '.languages li').map(textOf)).to.deep.equal([
      'English (United States)',
      'English (Canada)',
      'Français',
      'Español',
    ]);
  });

  it('[FTR-03] tells the page which language was chosen, and stays where the page prevents it', async () => {
    const element = await footer();
    element.addEventListener('fp-locale-change', (event) => event.preventDefault());
    setTimeout(() => named(element, 'Français').click());
    const event = await oneEvent<FpLocaleChangeEvent>(element, 'fp-locale-change');
    expect([event.locale, new URL(event.href).pathname]).to.deep.equal(['fr-ca', '/fr-ca/']);
  });

  it('[FTR-03] has no language links in a market with one language, but the country sites', async () => {
    const element = await footer({ market: sampleMarket({ allowedLocales: ['en-ca'] }) });
    expect(all(element, '.languages li')).to.have.length(0);
    expect(isSeen(named(element, 'Find your country site'))).to.equal(true);
  });
});
