import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { control } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { openMenu } from '../../../elements/src/header/header.fixture.ts';
import { allow } from '../analytics/consent.fixture.ts';
import { readDesiredLocale } from './desired-locale.ts';

const keeping = () => sampleMarket({ fpgFeatureFlags: { desiredLocaleAsCookie: true } });
const kept = () => readDesiredLocale(document.cookie);
const forget = () => (document.cookie = 'fp_desired_locale=; path=/; max-age=0');
const isAt = (path: string) => () => location.pathname === path;

/** Changes the address as another script of the page does. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

describe('the chosen locale', () => {
  beforeEach(forget);
  afterEach(() => {
    forget();
    closePortal();
  });

  it('[SES-10] is kept once cookies of functionality are allowed, and used for a path without a locale', async () => {
    const portal = await openPortal('/fr-ca/contact-us/', { market: keeping() });
    await portal.page('Nous contacter');
    expect(kept()).to.equal(null);
    allow('functionality');
    await waitUntil(() => kept() === 'fr-ca');
    closePortal();
    const again = await openPortal('/sitemap/', { market: keeping(), isReload: true });
    await waitUntil(isAt('/fr-ca/sitemap/'));
    await again.page('Plan du site');
    goTo('/en-ca/contact-us/');
    await again.page('Contact us');
    await waitUntil(() => kept() === 'en-ca');
  });

  it('[SES-10] is remembered by the page alone until cookies are allowed', async () => {
    const portal = await openPortal('/fr-ca/contact-us/', { market: keeping() });
    await portal.page('Nous contacter');
    goTo('/sitemap/');
    await waitUntil(isAt('/fr-ca/sitemap/'));
    expect(kept()).to.equal(null);
  });

  it('[SES-10] is nobody’s business where the market does not want it', async () => {
    document.cookie = 'fp_desired_locale=fr-ca; path=/';
    allow('functionality');
    const portal = await openPortal('/sitemap/', { market: sampleMarket(), isReload: true });
    await portal.page('Sitemap');
    await waitUntil(isAt('/en-ca/sitemap/'));
    expect(kept()).to.equal('fr-ca');
  });

  it('[RTE-16] is the browser’s where nothing is kept', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['fr-FR', 'en-US'], configurable: true });
    try {
      const portal = await openPortal('/sitemap/', { market: keeping() });
      await portal.page('Plan du site');
      expect(location.pathname).to.equal('/fr-ca/sitemap/');
    } finally {
      Reflect.deleteProperty(navigator, 'languages');
    }
  });

  it('[RTE-17][RTE-18] is the address’s at a dead one where nothing is kept', async () => {
    const portal = await openPortal('/fr-ca/nowhere/', { market: keeping() });
    await portal.page('Cette page n’existe pas');
    expect(location.pathname).to.equal('/fr-ca/nowhere/');
  });

  it('[RTE-17][SES-10] is the one of the language menu at a dead address, too', async () => {
    await setViewport(1280);
    const portal = await openPortal('/en-ca/contact-us/', { market: keeping() });
    await portal.page('Contact us');
    goTo('/en-ca/nowhere/');
    await portal.page('This page does not exist');
    const header = portal.container.querySelector('fp-header')!;
    await openMenu(header, 'Language: EN', 'Français');
    control(header, 'Français').click();
    await portal.page('Cette page n’existe pas');
    expect(location.pathname).to.equal('/fr-ca/nowhere/');
  });

  for (const value of ['de-de', 'xx', '../../evil', '<script>', 'fr-ca<', 'x'.repeat(4000), '%E0%A4%A']) {
    it(`[SES-10][RTE-25] is the market’s own where the cookie says ${value.slice(0, 20)}`, async () => {
      document.cookie = `fp_desired_locale=${value}; path=/`;
      const portal = await openPortal('/sitemap/', { market: keeping() });
      await waitUntil(isAt('/en-ca/sitemap/'));
      await portal.page('Sitemap');
      expect(portal.errors).to.deep.equal([]);
    });
  }
});
