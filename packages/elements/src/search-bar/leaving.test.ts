import { expect, fixture, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { pressTogether } from '../../../../test/helpers/commands.ts';
import { control, focused, seen, settle } from '../../../../test/helpers/seen.ts';
import { FpMenuOpenEvent } from '../events/menu-event.ts';
import { alerts, box, field, mount, press, wrong } from './search-bar.fixture.ts';
import type { FpSearchBar } from './search-bar.ts';

const pressOn = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));

/** Whether the error is still shown after the last action has taken effect. */
async function isShown(bar: FpSearchBar): Promise<boolean> {
  await bar.updateComplete;
  return alerts(bar).length > 0;
}

describe('<fp-search-bar>', () => {
  /** A search bar beside two buttons of the page, all of them in the page or in a shadow tree. */
  async function mountBeside(where: 'page' | 'shadow tree' = 'page') {
    const host = await fixture(html`<div></div>`);
    const root = where === 'page' ? host : host.attachShadow({ mode: 'open' });
    const [first, second] = [document.createElement('button'), document.createElement('button')];
    const bar = document.createElement('fp-search-bar');
    Object.assign(bar, { query: 'van', error: wrong });
    root.append(first, second, bar);
    await bar.updateComplete;
    return { bar, first, second };
  }

  describe('its error, once the person goes elsewhere', () => {
    const ways: [string, (other: HTMLElement) => unknown][] = [
      ['the focus', (other) => other.focus()],
      ['a press', pressOn],
      ['a press that the page keeps to itself', pressOnQuiet],
      ['a menu', (other) => other.dispatchEvent(new FpMenuOpenEvent({ kind: 'submenu' }))],
    ];
    for (const [way, go] of ways) {
      for (const where of ['page', 'shadow tree'] as const) {
        it(`[HDR-13] is closed by ${way} in a ${where}, as by its X, and leaves focus and query`, async () => {
          const { bar, first } = await mountBeside(where);
          expect(await isShown(bar)).to.equal(true);
          go(first);
          expect(await isShown(bar)).to.equal(false);
          expect([bar.error, bar.query, field(bar).ariaInvalid]).to.deep.equal(['', 'van', null]);
          expect(focused() === field(bar)).to.equal(false);
          bar.error = wrong;
          expect(await isShown(bar), 'the next one').to.equal(true);
        });
      }
    }

    for (const where of ['page', 'shadow tree'] as const) {
      it(`[HDR-13] is closed where the focus moves between others of its ${where}`, async () => {
        const { bar, first, second } = await mountBeside(where);
        bar.error = '';
        await bar.updateComplete;
        first.focus();
        bar.error = wrong;
        expect(await isShown(bar)).to.equal(true);
        second.focus();
        expect(await isShown(bar)).to.equal(false);
      });
    }

    it('[HDR-13] is closed by Tab out of its X', async () => {
      const { bar } = await mountBeside();
      bar.after(document.createElement('input'));
      control(bar, /^Close: /).focus();
      expect(await isShown(bar)).to.equal(true);
      await press(bar, 'Tab');
      expect(await isShown(bar)).to.equal(false);
    });

    for (const where of ['page', 'shadow tree'] as const) {
      it(`[HDR-13] is closed by the focus in a frame of its ${where}, whose own moves nobody else hears of`, async () => {
        const { bar, first } = await mountBeside(where);
        const frame = document.createElement('iframe');
        first.after(frame);
        bar.error = '';
        await bar.updateComplete;
        frame.focus();
        bar.error = wrong;
        expect(await isShown(bar)).to.equal(true);
        window.dispatchEvent(new Event('blur'));
        expect(await isShown(bar)).to.equal(false);
      });
    }
  });

  describe('its error, while the person stays', () => {
    it('[HDR-13] is open to focus and presses in the field and in itself', async () => {
      const { bar } = await mountBeside();
      for (const part of [box(bar), field(bar), ...seen(bar, '.error, .error p')]) pressOn(part);
      bar.focus();
      for (const name of ['Clear the search field', 'Search', /^Close: /]) control(bar, name).focus();
      await pressTogether(['Shift', 'Tab']);
      expect(await isShown(bar)).to.equal(true);
    });

    it('[HDR-13] is open where the window loses the focus, and where the search’s own row opens', async () => {
      const { bar } = await mountBeside();
      bar.focus();
      field(bar).blur();
      window.dispatchEvent(new Event('blur'));
      document.dispatchEvent(new FpMenuOpenEvent({ kind: 'search' }));
      expect(await isShown(bar)).to.equal(true);
    });

    it('[HDR-13] waits until it is seen', async () => {
      const { bar, first } = await mountBeside();
      bar.style.display = 'none';
      pressOn(first);
      first.focus();
      bar.style.display = '';
      expect(await isShown(bar)).to.equal(true);
    });
  });

  describe('the listeners of its error', () => {
    const targets: EventTarget[] = [document, window];
    const added = new Set<unknown>();
    beforeEach(() => {
      added.clear();
      for (const target of targets) {
        const addEventListener = target.addEventListener.bind(target);
        target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
          const [type, listener, options] = args;
          if (['focusin', 'pointerdown', 'fp-menu-open', 'blur'].includes(type)) {
            added.add(listener);
            const { signal } = options as AddEventListenerOptions;
            signal?.addEventListener('abort', () => added.delete(listener));
          }
          addEventListener(...args);
        };
      }
    });
    afterEach(() => {
      for (const target of targets) Reflect.deleteProperty(target, 'addEventListener');
    });

    it('[HDR-13] are there for as long as it shows only', async () => {
      const bar = await mount();
      expect(added.size, 'without an error').to.equal(0);
      for (const end of [() => (bar.error = ''), () => control(bar, /^Close: /).click()]) {
        bar.error = wrong;
        await bar.updateComplete;
        expect(added.size, 'with an error').to.be.above(2);
        bar.error += ' ';
        await bar.updateComplete;
        end();
        await bar.updateComplete;
        expect(added.size, 'with none any more').to.equal(0);
      }
    });

    it('[HDR-13] go with the bar, come back with it, and do not come where it is away', async () => {
      const { bar, first } = await mountBeside();
      expect(added.size).to.be.above(2);
      bar.remove();
      expect(added.size).to.equal(0);
      bar.error = `${wrong} Still.`;
      await bar.updateComplete;
      expect(added.size).to.equal(0);
      first.after(bar);
      expect(await isShown(bar)).to.equal(true);
      pressOn(first);
      expect(await isShown(bar)).to.equal(false);
      expect(added.size).to.equal(0);
    });
  });

  describe('the box of its error', () => {
    for (const [what, text] of [
      ['sentences', 'The search did not answer. Try again. '.repeat(14).slice(0, 500)],
      ['one word', 'W'.repeat(500)],
    ] as const) {
      it(`[HDR-13] is at most 96 px high and 277 px wide with 500 characters, ${what}, and scrolls`, async () => {
        const bar = await mount({ error: text });
        settle(bar);
        const [error] = seen(bar, '.error');
        const { width, height, top, right } = error!.getBoundingClientRect();
        expect(width).to.equal(277);
        expect(height).to.be.within(48, 96);
        expect([error!.scrollWidth, error!.scrollHeight > 200]).to.deep.equal([error!.clientWidth, true]);
        error!.scrollTop = 1000;
        expect(error!.scrollTop).to.be.above(100);
        const close = control(bar, /^Close: /).getBoundingClientRect();
        expect([close.top >= top, close.bottom <= top + height, close.right <= right]).to.deep.equal([
          true,
          true,
          true,
        ]);
        await expectAccessible(bar);
      });
    }

    it('[HDR-13] is no wider than a short text needs, and scrolls nothing', async () => {
      const bar = await mount({ error: 'Too short.' });
      settle(bar);
      const [error] = seen(bar, '.error');
      const { width, height } = error!.getBoundingClientRect();
      expect(width).to.be.below(180);
      expect(height).to.be.at.most(32);
      expect(error!.scrollHeight).to.equal(error!.clientHeight);
    });
  });
});

function pressOnQuiet(target: HTMLElement): void {
  target.addEventListener('pointerdown', (event) => event.stopPropagation());
  pressOn(target);
}
