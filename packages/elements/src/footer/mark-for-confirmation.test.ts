import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { FpNavigateEvent } from '../events/index.ts';
import './define.ts';
import type { FpFooter } from './footer.ts';

const { footer: sample } = sampleMarket();
const outside = (label: string, path: string, showPrivacyPolicyPopup: boolean) => ({
  type: 'route',
  label,
  target: { path, isExternal: true, showPrivacyPolicyPopup },
});
const market = sampleMarket({
  allowedLocales: ['en-ca', 'fr-ca', 'en-us'],
  footer: {
    ...sample,
    getUpdates: {
      ...sample.getUpdates!,
      target: outside('', 'https://example.com/updates', true).target,
    },
    sections: [
      {
        label: 'Elsewhere',
        nodes: [
          outside('Careers', 'https://example.com/careers', true),
          outside('Press', 'https://example.com/press', false),
        ],
      },
    ],
  },
});

/** The navigation events of a click on the link with this address; the navigation is prevented. */
async function click(locale: string, address: string): Promise<FpNavigateEvent[]> {
  const element = await fixture<FpFooter>(html`<fp-footer .market=${market} locale=${locale}></fp-footer>`);
  const heard: FpNavigateEvent[] = [];
  element.addEventListener('fp-navigate', (event) => {
    event.preventDefault();
    heard.push(event);
  });
  const link = element.renderRoot.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)!;
  setTimeout(() => link.click());
  const clicked = await oneEvent<MouseEvent>(element, 'click');
  expect(clicked.defaultPrevented).to.equal(true);
  return heard;
}

describe('a footer link before which the privacy confirmation comes', () => {
  for (const locale of ['en-ca', 'fr-ca', 'en-us']) {
    const asks = locale !== 'en-us';
    for (const page of ['careers', 'linkedin', 'updates']) {
      const address = `https://example.com/${page}`;
      it(`[FTR-02] ${asks ? 'asks' : 'does not ask'} for it at ${address} in ${locale}`, async () => {
        const heard = await click(locale, address);
        expect(heard.map(({ needsConfirmation }) => needsConfirmation)).to.deep.equal([asks]);
        const [{ href, path, isExternal, trigger }] = heard as [FpNavigateEvent];
        expect([href, path, isExternal, trigger.href]).to.deep.equal([address, address, true, address]);
      });
    }
  }

  it('[MOD-04][RTE-05] is known by its address, too, once the page is at rest', async () => {
    const brands = 'https://www.brand.example/en-ca/privacy/';
    const privacy = { type: 'route', label: 'Privacy', target: { path: brands, isExternal: true } };
    const element = await fixture<FpFooter>(
      html`<fp-footer
        .market=${{ ...market, footer: { ...market.footer, sections: [{ label: 'Legal', nodes: [privacy] }] } }}
        locale="en-ca"
      ></fp-footer>`,
    );
    element.addEventListener('fp-navigate', (event) => {
      event.preventDefault();
      asked = event.needsConfirmation;
    });
    let asked = false;
    await waitUntil(() => {
      element.renderRoot.querySelector<HTMLAnchorElement>(`a[href="${brands}"]`)!.click();
      return asked;
    }, 'it asks');
  });

  it('[FTR-02] is left alone where the market does not want it', async () => {
    const [heard] = await click('en-ca', 'https://example.com/press');
    expect(heard!.needsConfirmation).to.equal(false);
  });
});
