import type { Market } from '@fleet-portal/model/entities';
import { expect } from '@open-wc/testing';
import { sampleJson, signedIn } from '../../../../test/helpers/fixtures.ts';
import { arrives } from '../../../../test/helpers/seen.ts';
import { footer } from '../footer/footer.fixture.ts';
import { mountHeader, openMenu } from '../header/header.fixture.ts';

const sample = sampleJson();
const { id: _id, ...noId } = sample;
const { title: _title, footer: _footer, ...noTitle } = sample;

/** JSON that a page has fetched and passes on without parsing it. */
const markets: Record<string, object> = {
  'is an empty object': {},
  'has neither title nor footer': noTitle,
  'has a title that is no text': { ...sample, title: { en: 'Canada' }, footer: null },
  'has null in its fields': Object.fromEntries(Object.keys(sample).map((name) => [name, null])),
  'has its locales alone': { allowedLocales: ['en-ca', 'fr-ca'] },
  'has no id': noId,
  'has links and labels without texts': {
    ...sample,
    topBar: { target: { path: '/quote/' } },
    cartLabel: {},
    marketplaceLabel: {},
    navBar: { items: [{ type: 'route', target: { path: '/a/' } }] },
    footer: {
      sections: [{ nodes: [{ type: 'route', target: { path: '/b/' } }] }],
      updates: { target: { path: '/c/' } },
      faceBookUrl: {},
      twitterUrl: 7,
      copyright: {},
    },
  },
};

/** Texts and attribute values that show a programming mistake. */
function said(root: ParentNode): string[] {
  const own = [...root.querySelectorAll('*')].flatMap((element) => [
    ...element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
    ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    ...(element.shadowRoot ? said(element.shadowRoot) : []),
  ]);
  return own.filter((text) => /undefined|null|NaN|\[object/.test(text));
}

describe('a market that nobody has parsed', () => {
  for (const [name, value] of Object.entries(markets)) {
    for (const session of [signedIn(), signedIn({}, { SESSIONID: null })]) {
      const who = session.SESSIONID ? 'a person' : 'a visitor';
      it(`[ENT-05] shows ${who} no word of a program where it ${name}`, async () => {
        const properties = { market: value as Market, session, locale: 'en-ca' };
        const below = await footer(properties);
        expect(said(below.renderRoot), 'footer').to.deep.equal([]);
        const header = await mountHeader({
          ...properties,
          notificationCount: 2,
          cartQuantity: 2,
          search: true,
        });
        await arrives(header, 'Search');
        expect(said(header.renderRoot), 'header').to.deep.equal([]);
        const phone = await mountHeader({ ...properties, products: [] }, 390);
        await openMenu(phone, 'Open menu', 'Close menu');
        expect(said(phone.renderRoot), 'mobile menu').to.deep.equal([]);
      });
    }
  }
});
