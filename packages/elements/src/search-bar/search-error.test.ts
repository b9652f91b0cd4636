import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { control, focused, seen, settle } from '../../../../test/helpers/seen.ts';
import { alerts, box, colors, field, mount, press, type, wrong } from './search-bar.fixture.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { FpSearchBar } from './search-bar.ts';

describe('<fp-search-bar>', () => {
  describe('its error', () => {
    it('[HDR-13] shows beneath the field, at most 277 px wide, and moves nothing', async () => {
      const page = await fixture(
        html`<div>
          <fp-search-bar></fp-search-bar>
          <p>Next</p>
        </div>`,
      );
      await setViewport(1280);
      const bar = page.querySelector('fp-search-bar')!;
      const below = page.querySelector('p')!.getBoundingClientRect().top;
      bar.error = wrong.repeat(3);
      await bar.updateComplete;
      settle(bar);
      expect(alerts(bar)).to.deep.equal([wrong.repeat(3)]);
      const error = seen(bar, '.error')[0]!.getBoundingClientRect();
      expect(error.width).to.equal(277);
      expect(error.top).to.be.at.least(box(bar).getBoundingClientRect().bottom);
      expect(page.querySelector('p')!.getBoundingClientRect().top).to.equal(below);
    });

    it('[HDR-13] says what it was given, with a language, before it was defined', async () => {
      const tag = `late-${crypto.randomUUID()}`;
      const bar = Object.assign(document.createElement(tag), {
        locale: 'sv-se',
        error: wrong,
      }) as FpSearchBar;
      document.body.append(bar);
      customElements.define(tag, class extends FpSearchBar {});
      customElements.upgrade(bar);
      await waitUntil(() => bar.renderRoot.querySelector('input'), 'it is drawn');
      expect(alerts(bar)).to.deep.equal([wrong]);
      bar.remove();
    });

    it('[HDR-13] takes the room of a narrow field only', async () => {
      const bar = await mount({ error: wrong });
      bar.style.width = '160px';
      expect(seen(bar, '.error')[0]!.getBoundingClientRect().width).to.equal(160);
    });

    it('[HDR-13] is in the error’s colors, and tied to the field', async () => {
      const bar = await mount();
      expect([field(bar).ariaInvalid, field(bar).getAttribute('aria-describedby')]).to.deep.equal([
        null,
        null,
      ]);
      bar.setAttribute('error', wrong);
      await bar.updateComplete;
      expect(field(bar).ariaInvalid).to.equal('true');
      const [describedBy] = seen(bar, `#${field(bar).getAttribute('aria-describedby')}`);
      expect(describedBy?.textContent).to.equal(wrong);
      const error = { color: 'rgb(155, 28, 28)', backgroundColor: 'rgb(253, 234, 234)' };
      expect(colors(seen(bar, '.error')[0]!)).to.deep.equal(error);
    });

    const ways: [string, (bar: FpSearchBar) => Promise<void> | void][] = [
      ['its X', (bar) => control(bar, /^Close: /).click()],
      ['Escape in the field', (bar) => (bar.focus(), press(bar, 'Escape'))],
      ['typing', (bar) => type(bar, 's')],
      ['the next search', (bar) => control(bar, 'Search').click()],
      ['the page', (bar) => void (bar.error = '')],
    ];
    for (const [way, close] of ways) {
      it(`[HDR-13] is hidden by ${way}, and can be shown again`, async () => {
        const bar = await mount({ query: 'van', error: wrong });
        await close(bar);
        await bar.updateComplete;
        expect(alerts(bar)).to.deep.equal([]);
        expect([field(bar).ariaInvalid, bar.error]).to.deep.equal([null, '']);
        expect(bar.query).to.match(/^vans?$/);
        bar.error = wrong;
        await bar.updateComplete;
        expect(alerts(bar)).to.deep.equal([`${wrong}\u00a0`]);
      });
    }

    it('[HDR-13] is read aloud again where the next search fails at once in the same way', async () => {
      const bar = await mount({ query: 'van', error: wrong });
      bar.addEventListener('fp-search', () => (bar.error = wrong));
      control(bar, 'Search').click();
      await bar.updateComplete;
      expect(alerts(bar)).to.deep.equal([`${wrong}\u00a0`]);
    });

    it('[HDR-13] gives the field the focus when its X closes it', async () => {
      const bar = await mount({ error: wrong });
      control(bar, /^Close: /).focus();
      await press(bar, 'Enter');
      expect(focused() === field(bar)).to.equal(true);
    });
  });
});
