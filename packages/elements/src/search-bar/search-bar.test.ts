import { expect, fixture, html } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { holdEscape } from '../../../../test/helpers/hold-escape.ts';
import { control, controls, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { box, field, listen, mount, press, type } from './search-bar.fixture.ts';

describe('<fp-search-bar>', () => {
  describe('its field', () => {
    for (const [width, height] of [
      [320, 40],
      [1023, 40],
      [1024, 32],
      [1920, 32],
    ] as const) {
      it(`[HDR-13] is ${height} px high at ${width} px`, async () => {
        const bar = await mount({ query: 'vans' }, width);
        expect(box(bar).getBoundingClientRect().height).to.equal(height);
        expect(bar.getBoundingClientRect().height).to.equal(height);
      });
    }

    it('[HDR-13] is empty where a framework gives it no query yet', async () => {
      const bar = await mount();
      for (const none of [undefined, null]) {
        bar.query = none as never;
        await bar.updateComplete;
        expect(field(bar).value).to.equal('');
      }
    });

    for (const [room, expected] of [
      [900, 300],
      [200, 200],
      [0, 0],
    ] as const) {
      it(`[HDR-13] is ${expected} px wide in a row of ${room} px`, async () => {
        const row = await fixture(html`<div><fp-search-bar></fp-search-bar></div>`);
        Object.assign((row as HTMLElement).style, { display: 'flex', width: `${room}px` });
        expect(row.firstElementChild!.getBoundingClientRect().width).to.equal(expected);
      });
    }

    it('[HDR-13] is no higher in a column, and stays inside 320 px with the longest text', async () => {
      const column = await fixture(
        html`<div><fp-search-bar query="${'W'.repeat(300)}"></fp-search-bar></div>`,
      );
      Object.assign((column as HTMLElement).style, { display: 'flex', flexDirection: 'column' });
      await setViewport(320);
      const bar = column.querySelector('fp-search-bar')!;
      bar.error = 'W'.repeat(300);
      await bar.updateComplete;
      expect(bar.getBoundingClientRect().height).to.equal(40);
      expect(beyondWindow()).to.equal(0);
    });

    it('[HDR-13] is a search landmark with a named field and button', async () => {
      const bar = await mount();
      expect(seen(bar, 'form').map(({ role }) => role)).to.deep.equal(['search']);
      expect([field(bar).ariaLabel, field(bar).placeholder]).to.deep.equal(['Search', 'Search']);
      expect(controls(bar, /./).map(nameOf)).to.deep.equal(['Search']);
      bar.label = 'Search the fleet';
      await bar.updateComplete;
      const named = [...seen(bar, 'form'), field(bar)].map(({ ariaLabel }) => ariaLabel);
      expect(named).to.deep.equal(['Search the fleet', 'Search the fleet']);
      expect(field(bar).placeholder).to.equal('Search the fleet');
    });

    it('[HDR-13] speaks the locale', async () => {
      const bar = await mount({ locale: 'de-de', query: 'Wagen', error: 'Fehler' });
      expect(field(bar).placeholder).to.equal('Suche');
      expect(controls(bar, /./).map(nameOf)).to.deep.equal(['Suchfeld leeren', 'Suche', 'Schließen: Fehler']);
    });

    it('[HDR-13] takes the focus, also before it has rendered', async () => {
      const bar = await mount();
      bar.focus();
      expect(focused() === field(bar)).to.equal(true);
      const early = document.createElement('fp-search-bar');
      early.locale = 'sv-se';
      bar.after(early);
      early.focus();
      await early.updateComplete;
      expect(focused() === field(early)).to.equal(true);
      early.remove();
    });
  });

  describe('searching', () => {
    it('[HDR-13] fires the trimmed query on Enter and by the button, through shadow roots', async () => {
      const bar = await mount({ query: ' van ' });
      const told = listen(bar);
      bar.focus();
      await press(bar, 'Enter');
      let event: Event | undefined;
      document.addEventListener('fp-search', (heard) => (event = heard), { once: true });
      control(bar, 'Search').click();
      expect(told).to.deep.equal(['van', 'van']);
      expect([event?.bubbles, event?.composed, event?.cancelable]).to.deep.equal([true, true, true]);
      expect(bar.query).to.equal(' van ');
    });

    it('[HDR-13] loads no document', async () => {
      const bar = await mount({ query: 'van' });
      let submit: Event | undefined;
      bar.renderRoot.addEventListener('submit', (event) => (submit = event));
      control(bar, 'Search').click();
      expect(submit?.defaultPrevented).to.equal(true);
    });

    it('[HDR-13] fires nothing for an empty query and leaves the focus in the field', async () => {
      const bar = await mount();
      const told = listen(bar);
      await type(bar, '  ');
      await press(bar, 'Enter');
      expect(focused() === field(bar)).to.equal(true);
      field(bar).blur();
      control(bar, 'Search').click();
      expect(focused() === field(bar)).to.equal(true);
      expect(told).to.deep.equal([]);
    });

    it('[HDR-13] follows the query property and fires nothing then', async () => {
      const bar = await mount();
      const told: string[] = [];
      for (const name of ['input', 'change', 'fp-search']) bar.addEventListener(name, () => told.push(name));
      bar.query = 'charger';
      await bar.updateComplete;
      expect([field(bar).value, told]).to.deep.equal(['charger', []]);
      bar.query = '';
      await bar.updateComplete;
      expect([field(bar).value, told]).to.deep.equal(['', []]);
    });

    it('[HDR-13] has the query that the user typed, and says that it changed', async () => {
      const bar = await mount({ query: 'v' });
      const queries: string[] = [];
      bar.addEventListener('input', () => queries.push(bar.query));
      await type(bar, 'an');
      expect(queries).to.deep.equal(['va', 'van']);
      bar.query = 'v';
      await bar.updateComplete;
      expect(field(bar).value).to.equal('v');
    });
  });

  describe('its clear button', () => {
    it('[HDR-13] shows while there is text, empties the field and gives it the focus', async () => {
      const bar = await mount();
      expect(controls(bar, 'Clear the search field')).to.have.length(0);
      await type(bar, 'van');
      const queries: string[] = [];
      bar.addEventListener('input', () => queries.push(bar.query));
      field(bar).blur();
      control(bar, 'Clear the search field').click();
      await bar.updateComplete;
      expect([bar.query, field(bar).value, queries]).to.deep.equal(['', '', ['']]);
      expect(controls(bar, 'Clear the search field')).to.have.length(0);
      expect(focused() === field(bar)).to.equal(true);
    });

    it('[HDR-13] Escape does one thing, however long it is held', async () => {
      const bar = await mount();
      await type(bar, 'van');
      bar.error = 'Nothing was found';
      await bar.updateComplete;
      await press(bar, 'Escape');
      expect(holdEscape()).to.equal(true);
      expect([bar.error, field(bar).value]).to.deep.equal(['', 'van']);
    });

    it('[HDR-13] Escape empties the field too, and is left to the page where it is empty', async () => {
      const bar = await mount();
      const left: boolean[] = [];
      const stop = new AbortController();
      const note = (event: KeyboardEvent) => left.push(!event.defaultPrevented);
      document.addEventListener('keydown', note, { signal: stop.signal });
      bar.query = 'van';
      await bar.updateComplete;
      bar.focus();
      await press(bar, 'Escape');
      expect([bar.query, field(bar).value]).to.deep.equal(['', '']);
      await press(bar, 'Escape');
      stop.abort();
      expect(left).to.deep.equal([false, true]);
    });
  });
});
