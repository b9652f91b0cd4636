import { expect, fixture, html } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { control, seen, settle } from '../../../../test/helpers/seen.ts';
import '../header/define.ts';
import type { ThemeName } from '../theme/palettes.ts';
import { alerts, box, colors, mount, wrong } from './search-bar.fixture.ts';
import type { FpSearchBar } from './search-bar.ts';

describe('<fp-search-bar>', () => {
  describe('its colors', () => {
    it('[HDR-13] are its theme’s where it stands alone', async () => {
      const bar = await mount({ theme: 'dark' });
      expect(colors(box(bar))).to.deep.equal({
        color: 'rgb(241, 244, 247)',
        backgroundColor: 'rgb(15, 18, 22)',
      });
    });

    for (const place of ['slot', 'shadow tree'] as const) {
      it(`[HDR-13] are those of the header in whose ${place} it stands`, async () => {
        const header = await fixture<HTMLElementTagNameMap['fp-header']>(
          html`<fp-header theme="dark" .market=${sampleMarket()}
            ><fp-search-bar slot="actions"></fp-search-bar
          ></fp-header>`,
        );
        await setViewport(1280);
        const bar = header.querySelector('fp-search-bar')!;
        if (place === 'shadow tree') header.renderRoot.querySelector('header')!.append(bar);
        header.style.setProperty('--fp-color-ink', 'rgb(1, 2, 3)');
        await bar.updateComplete;
        expect(colors(box(bar))).to.deep.equal({ color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(15, 18, 22)' });
        document.body.append(bar);
        expect(colors(box(bar)).backgroundColor, 'moved out').to.equal('rgb(255, 255, 255)');
        bar.remove();
      });
    }

    it('[RTE-25] carries no inline style and takes text as text', async () => {
      const hostile = '<img src=x onerror=alert(1)>';
      const bar = await mount({ query: hostile, error: hostile, label: hostile });
      expect(alerts(bar)).to.deep.equal([hostile]);
      const attributes = seen(bar, '*').flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).to.deep.equal([]);
      expect(bar.renderRoot.querySelectorAll('img')).to.have.length(0);
    });
  });

  describe('for everybody', () => {
    const states: [string, Partial<FpSearchBar>][] = [
      ['empty', {}],
      ['with text', { query: 'van' }],
      ['with an error', { query: 'van', error: wrong }],
      ['in the longest language', { query: 'van', error: wrong, locale: 'en-xa' }],
    ];
    for (const theme of ['ford', 'lincoln', 'default', 'dark'] satisfies ThemeName[]) {
      auditIt(`[LAY-02] has nothing for axe to find in the ${theme} theme`, async () => {
        for (const width of [320, 1280]) {
          for (const [, properties] of states) {
            const bar = await mount({ theme, ...properties }, width);
            settle(bar);
            await expectAccessible(bar);
            bar.remove();
          }
        }
      });
    }

    it('[LAY-02] mirrors with the direction of reading', async () => {
      const bar = await mount({ query: 'van', error: wrong });
      const [submit, clear] = [control(bar, 'Search'), control(bar, 'Clear the search field')];
      const left = (element: Element) => element.getBoundingClientRect().left;
      expect(left(clear)).to.be.lessThan(left(submit));
      inDirection('rtl');
      const right = [box(bar), seen(bar, '.error')[0]!].map(
        (element) => element.getBoundingClientRect().right,
      );
      expect(left(submit)).to.be.lessThan(left(clear));
      expect(left(clear)).to.be.lessThan(box(bar).getBoundingClientRect().right - 80);
      expect(right[0]).to.equal(right[1]);
    });
  });
});
