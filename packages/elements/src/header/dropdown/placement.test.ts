import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../../test/helpers/in-direction.ts';
import { box, control, focused, nameOf, seen, settle } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../../test/helpers/without-margin.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { FpDropdown } from './dropdown.ts';

const panel = (header: FpHeader) => seen<FpDropdown>(header, 'fp-dropdown')[0]!;
const list = (header: FpHeader) => seen(panel(header), 'ul')[0]!;
const mount = (properties: Partial<FpHeader> = {}) => mountHeader({ session: signedIn(), ...properties });

async function open(header: FpHeader, button = 'Account: J Rivers', entry = 'Log out'): Promise<HTMLElement> {
  const opener = await openMenu(header, button, entry);
  await waitUntil(() => panel(header).checkVisibility({ opacityProperty: true }), 'the panel is shown');
  settle(header);
  return opener;
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const manyLanguages = sampleMarket({
  allowedLocales: ['en-ca', ...letters.map((letter) => `q${letter}-ca`)],
});

/** Simulates browsers in which a script must place the panel. */
const ways = {
  'by its style sheet': () => undefined,
  'by a script, where the style sheet cannot': () => {
    CSS.supports = () => false;
  },
  'by a script, where the button cannot be its anchor': () => {
    FpDropdown.prototype.showPopover = function () {
      HTMLElement.prototype.showPopover.call(this);
    };
  },
};
const { supports } = CSS;

for (const [way, pretend] of Object.entries(ways)) {
  describe(`place of a dropdown, ${way}`, () => {
    before(pretend);
    after(() => {
      CSS.supports = supports;
      Reflect.deleteProperty(FpDropdown.prototype, 'showPopover');
    });
    withoutMargin();

    for (const [dir, end] of [
      ['ltr', 'right'],
      ['rtl', 'left'],
    ] as const) {
      it(`[HDR-10] is under its button’s end, ${dir}, in the top layer`, async () => {
        inDirection(dir);
        const header = await mount();
        const button = await open(header);
        expect(panel(header).matches(':popover-open')).to.equal(true);
        expect(box(panel(header)).top - box(button).bottom).to.be.closeTo(2, 1);
        expect(box(panel(header))[end]).to.be.closeTo(box(button)[end], 1);
      });

      it(`[HDR-10] is under its button’s end where only what is around the header is ${dir}`, async () => {
        inDirection(dir === 'ltr' ? 'rtl' : 'ltr');
        const header = await mount();
        header.dir = dir;
        await header.updateComplete;
        const button = await open(header);
        expect(box(panel(header))[end]).to.be.closeTo(box(button)[end], 1);
      });

      it(`[HDR-10] is moved aside where the window would cut it off, ${dir}`, async () => {
        inDirection(dir);
        const header = await mount();
        const away = end === 'right' ? 1 : -1;
        const room = end === 'right' ? innerWidth - box(control(header, 'Account: J Rivers')).right : 0;
        const shift = end === 'right' ? room : -box(control(header, 'Account: J Rivers')).left;
        header.style.cssText = `position: relative; inset-inline-start: ${shift * away}px`;
        await open(header);
        const { left, right } = box(panel(header));
        expect(end === 'right' ? innerWidth - right : left).to.be.closeTo(8, 1);
      });
    }

    for (const dir of ['ltr', 'rtl']) {
      it(`[HDR-10] stays inside the window where there is no room before its button, ${dir}`, async () => {
        inDirection(dir);
        const header = await mount();
        const { left, right } = box(control(header, 'Account: J Rivers'));
        const room = dir === 'ltr' ? left : innerWidth - right;
        header.style.cssText = `position: relative; inset-inline-start: ${4 - room}px`;
        await open(header);
        const place = box(panel(header));
        expect(dir === 'ltr' ? place.left : innerWidth - place.right).to.be.closeTo(8, 1);
      });
    }

    // `canAnchor` is false in WebKit.
    const isStyled = way === 'by its style sheet' && !navigator.vendor.startsWith('Apple');
    it(`[HDR-10] is ${isStyled ? 'not ' : ''}placed by the script`, async () => {
      const header = await mount();
      await open(header);
      const isByScript = panel(header).style.left !== '';
      expect(isByScript).to.equal(!isStyled);
    });

    it('[HDR-10] is above its button where there is no room beneath', async () => {
      const header = await mount();
      header.style.cssText = 'position: fixed; inset: auto 0 0';
      const button = await open(header);
      expect(box(panel(header)).bottom).to.be.at.most(box(button).top);
      expect(box(panel(header)).top).to.be.at.least(8);
    });

    it('[HDR-10] ends 8 px inside the window and scrolls where it has too many rows', async () => {
      const header = await mount({ market: manyLanguages });
      await open(header, 'Language: EN', 'English');
      expect(box(panel(header)).bottom).to.be.closeTo(innerHeight - 8, 1);
      expect(list(header).scrollHeight).to.be.greaterThan(list(header).clientHeight);
      expect(box(list(header)).bottom).to.equal(box(panel(header)).bottom);
      const last = seen(panel(header), 'a').at(-1)!;
      last.focus();
      await waitUntil(() => box(last).bottom <= innerHeight - 8, 'the last row scrolls into view');
    });

    it('[HDR-10] follows its button while it is open', async () => {
      const header = await mount();
      const button = await open(header);
      const gap = () => Math.round(box(panel(header)).right - box(button).right);
      const before = box(button).right;
      await setViewport(1100);
      await waitUntil(() => box(button).right < before && gap() === 0, 'the panel follows');
    });

    it('[HDR-10] is never seen in a wrong place', async () => {
      const header = await mount();
      const places = new Set<number>();
      const look = () => {
        const one = header.renderRoot.querySelector('fp-dropdown');
        if (one?.checkVisibility({ opacityProperty: true })) places.add(Math.round(box(one).left));
        frame = requestAnimationFrame(look);
      };
      let frame = requestAnimationFrame(look);
      await openMenu(header, 'Account: J Rivers', 'Log out');
      await waitUntil(() => places.size > 0, 'a frame with the panel');
      cancelAnimationFrame(frame);
      expect(places.size).to.equal(1);
    });

    it('[HDR-10] is let go when it closes', async () => {
      const header = await mount();
      const button = await open(header);
      const gone = panel(header);
      const { left } = gone.style;
      button.click();
      await header.updateComplete;
      await setViewport(1100);
      await open(header, 'Language: EN', 'English');
      expect([gone.matches(':popover-open'), gone.style.left]).to.deep.equal([false, left]);
    });

    it('[HDR-10] keeps its rows behind its button in the order of Tab', async () => {
      const header = await mount();
      await open(header);
      const names = [];
      for (let press = 0; press < 5; press++) {
        await sendKeys({ press: 'Tab' });
        names.push(nameOf(focused()!));
      }
      expect(names).to.deep.equal([
        'Personal settings',
        'Company settings',
        'Terms and conditions',
        'Log out',
        'Language: EN',
      ]);
    });

    it('[LAY-02] takes the header’s colors and type into the top layer', async () => {
      const header = await mount({ theme: 'dark' });
      await open(header);
      const { backgroundColor, color } = getComputedStyle(list(header));
      expect([backgroundColor, color]).to.deep.equal(['rgb(25, 30, 36)', 'rgb(241, 244, 247)']);
    });
  });
}
