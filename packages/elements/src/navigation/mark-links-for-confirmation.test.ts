import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { control } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mountHeader, openMenu } from '../header/header.fixture.ts';
import type { FpHeader } from '../header/header.ts';
import { simple } from '../header/menus/menu.fixture.ts';

const address = 'https://example.com/jobs';
const target = { path: address, isExternal: true, showPrivacyPolicyPopup: true };
const outside = (label: string, more: object = {}) => ({
  type: 'route',
  label,
  target: { ...target, path: `${address}/${label.toLowerCase()}`, ...more },
});
const market = sampleMarket({
  allowedLocales: ['en-ca', 'en-us'],
  navBar: {
    items: [
      outside('Primary'),
      outside('Quiet', { showPrivacyPolicyPopup: false }),
      simple('Menu', [outside('Inner')]),
    ],
  },
  topBar: { label: 'Top', target },
  marketplaceRoute: target,
});

/** Whether the navigation event of a click asks for confirmation; undefined without an event. */
function asks(header: FpHeader, link: HTMLElement): boolean | undefined {
  let asked: boolean | undefined;
  const hear = (event: Event & { needsConfirmation?: boolean }) => {
    event.preventDefault();
    asked = event.needsConfirmation ?? false;
  };
  header.addEventListener('fp-navigate', hear, { once: true });
  link.click();
  return asked;
}

/** Mounts the header and loads the menus' script, which in practice has loaded before a user clicks. */
async function mount(locale: string, width: number): Promise<FpHeader> {
  const header = await mountHeader({ market, locale }, width);
  header.renderRoot.querySelector('header')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const tags = width < 1024 ? 'fp-mobile-menu' : 'fp-sub-menu';
  await waitUntil(() => customElements.get(tags), 'the menus’ script has come');
  await header.updateComplete;
  return header;
}

describe('a header link before which the privacy confirmation comes', () => {
  afterEach(() => setViewport(1280));

  it('[MOD-04] says so in the bars and in a menu', async () => {
    const header = await mount('en-ca', 1280);
    for (const name of [/^Primary/, /^Top/]) {
      await waitUntil(() => asks(header, control(header, name)), `${String(name)} asks`);
    }
    await openMenu(header, 'Menu', /^Inner/);
    expect(asks(header, control(header, /^Inner/))).to.equal(true);
  });

  it('[MOD-04] says so in the mobile menu', async () => {
    const header = await mount('en-ca', 390);
    await openMenu(header, 'Open menu', /^Primary/);
    expect(asks(header, control(header, /^Primary/))).to.equal(true);
  });

  it('[MOD-04] says nothing outside of Canada, nor where the market does not want it', async () => {
    const header = await mount('en-ca', 1280);
    await waitUntil(() => asks(header, control(header, /^Primary/)), 'it asks');
    expect(asks(header, control(header, /^Quiet/))).to.equal(false);
    header.locale = 'en-us';
    await header.updateComplete;
    expect(asks(header, control(header, /^Primary/))).to.equal(false);
  });
});
