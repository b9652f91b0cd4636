import { expect } from '@open-wc/testing';
import { mountHeader } from '../../../packages/elements/src/header/header.fixture.ts';
import { hosts, hostSheet } from './hosts.ts';
import { differences, snapshot } from './snapshot.ts';
import { mountStill, surfaces } from './surfaces.ts';

/** Stops motion, and leaves the page's own margins and scrollbars, and a spinner's color, which is the text's, out of the comparison. */
const page = new CSSStyleSheet();
page.replaceSync(`html { overflow: hidden !important; }
  * { --_menu: 0s; --_hover: 0s; --_drawer: 0s; --fp-spinner-color: #0b7075; }
  body > div { position: absolute !important; inset: 0 0 auto !important; margin: 0 !important; padding: 0 !important; }`);

describe('a page with styles of its own', () => {
  const sheets = new Map<string, CSSStyleSheet>();

  before(async () => {
    for (const host of Object.keys(hosts)) sheets.set(host, await hostSheet(host));
  });
  beforeEach(() => (document.adoptedStyleSheets = [page]));
  afterEach(() => (document.adoptedStyleSheets = []));

  for (const [name, state] of Object.entries(surfaces)) {
    it(`[LAY-02] changes nothing inside: ${name}`, async () => {
      const element = await mountStill(state);
      const own = [...document.adoptedStyleSheets];
      const bare = snapshot(element);
      expect(bare.length, 'parts').to.be.above(2);
      const changed = [...sheets].flatMap(([host, sheet]) => {
        document.adoptedStyleSheets = [sheet, ...own];
        return differences(bare, snapshot(element)).map((difference) => `${host}: ${difference}`);
      });
      document.adoptedStyleSheets = own;
      expect(changed.slice(0, 25).join('\n'), `${changed.length} differences`).to.equal('');
    });
  }

  it('[HDR-05] leaves a header over its hero where all margins are reset', async () => {
    const header = await mountHeader({ transparent: true }, 1440);
    const hero = document.createElement('main');
    header.after(hero);
    for (const host of ['* { … !important } of boxes', 'Tailwind’s preflight']) {
      document.adoptedStyleSheets = [sheets.get(host) ?? page];
      const { top } = header.getBoundingClientRect();
      expect(hero.getBoundingClientRect().top, host).to.be.closeTo(top, 0.5);
    }
  });
});
