import { decidedCategories } from '@fleet-portal/model/rules';
import { expect, oneEvent } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { clickOn, pressTogether, sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { refuseCookies, turnCookiesOff } from '../../../../test/helpers/refuse-cookies.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  banner,
  button,
  decide,
  dialog,
  forget,
  holdCookies,
  mount,
  openSettings,
  said,
  switchOf,
} from './consent.fixture.ts';
import '../banner/define.ts';
import type { FpCookieConsentEvent } from '../events/cookie-consent-event.ts';
import type { FpCookieConsent } from './cookie-consent.ts';

const decided = () => decidedCategories(document.cookie);
/** Focuses a control and activates it by keyboard alone. */
async function pressEnter(first: HTMLElement): Promise<void> {
  first.focus();
  await sendKeys({ press: 'Tab' });
  await pressTogether(['Shift', 'Tab']);
  await sendKeys({ press: 'Enter' });
}
const settle = (element: FpCookieConsent) => {
  for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
};

describe('<fp-cookie-consent>', () => {
  beforeEach(forget);
  afterEach(forget);

  // Themes differ only in colors, so only one is tested at both widths.
  for (const [theme, width] of [
    ['default', 320],
    ['default', 1440],
    ['ford', 320],
    ['lincoln', 320],
    ['dark', 320],
  ] as const) {
    (theme === 'default' ? it : auditIt)(
      `[CKC-01] has nothing for axe to find at ${width} px in ${theme}`,
      async () => {
        const element = await mount({ theme, privacyHref: '/privacy/' });
        await setViewport(width);
        settle(element);
        await expectAccessible(element);
        await openSettings(element);
        settle(element);
        await expectAccessible(element);
        expect(beyondWindow()).to.equal(0);
      },
    );
  }

  it('[CKC-01] asks where nobody has decided, and not again afterwards', async () => {
    const element = await mount();
    expect(banner(element)).not.to.equal(null);
    decide('performance');
    const later = await mount();
    expect(banner(later)).to.equal(null);
    expect(later.renderRoot.textContent.trim()).to.equal('');
  });

  it('[CKC-01] asks no more once another window has decided', async () => {
    const element = await mount();
    settle(element);
    const asked = banner(element)!;
    const kinds = ['performance', 'functionality'];
    // On a loaded machine WebKit once did not tell of a cookie that was written right after the element came.
    await waitUntil(() => {
      decide(kinds.reverse()[0]!);
      return !banner(element);
    }, 'the question goes');
    expect(asked.checkVisibility(), 'it fades').to.equal(!CSS.supports('-moz-appearance', 'none'));
    button(asked, 'Accept all').focus();
    expect(element.shadowRoot!.activeElement, 'nobody answers it any more').to.equal(null);
    settle(element);
    await waitUntil(() => !asked.isConnected, 'nothing of it is left');
  });

  it('[CKC-01] keeps a decision where a page names no cookies', async () => {
    const element = await mount({ names: null });
    setTimeout(() => button(banner(element)!, 'Refuse all').click());
    const { allowed } = await oneEvent<FpCookieConsentEvent>(document, 'fp-cookie-consent');
    expect([...allowed]).to.deep.equal(['necessary']);
  });

  for (const [name, categories] of [
    ['Refuse all', ['necessary']],
    ['Accept all', ['necessary', 'performance', 'functionality', 'targeting']],
  ] as const) {
    it(`[CKC-01] keeps “${name}” and tells the page`, async () => {
      const element = await mount();
      setTimeout(() => button(banner(element)!, name).click());
      const { allowed } = await oneEvent<FpCookieConsentEvent>(document, 'fp-cookie-consent');
      expect([...allowed]).to.deep.equal(categories);
      expect(decided()).to.deep.equal(categories);
      await element.updateComplete;
      expect(banner(element)).to.equal(null);
      await waitUntil(() => said(element) === 'Your choice is saved.', 'it is said');
    });
  }

  it('[CKC-01] gives accepting and refusing the same size and look', async () => {
    const element = await mount();
    for (const width of [320, 1440]) {
      await setViewport(width);
      const [refuse, accept] = ['Refuse all', 'Accept all'].map((name) => {
        const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(
          button(banner(element)!, name),
        );
        const { width, height } = button(banner(element)!, name).getBoundingClientRect();
        return { backgroundColor, color, fontWeight, borderColor, height, width: Math.round(width) };
      });
      expect(refuse).to.deep.equal(accept);
    }
  });

  it('[CKC-01] has each category off by default, but for the strictly necessary, which stay on', async () => {
    const element = await mount();
    const open = await openSettings(element);
    const states = [...open.querySelectorAll('input')].map(({ name, checked, disabled }) => [
      name,
      checked,
      disabled,
    ]);
    expect(states).to.deep.equal([
      ['necessary', true, true],
      ['performance', false, false],
      ['functionality', false, false],
      ['targeting', false, false],
    ]);
  });

  it('[CKC-01] saves single categories, and shows them when it is opened again', async () => {
    const element = await mount();
    const open = await openSettings(element);
    switchOf(open, 'functionality').click();
    setTimeout(() => button(open, 'Save choices').click());
    await oneEvent(element, 'fp-cookie-consent');
    expect(decided()).to.deep.equal(['necessary', 'functionality']);
    const again = await openSettings(element);
    expect(switchOf(again, 'functionality').checked).to.equal(true);
    expect(switchOf(again, 'targeting').checked).to.equal(false);
  });

  for (const [way, answer, top] of [
    ['a pointer, and lets the page stand', clickOn, 700],
    ['a key, and shows it', pressEnter, 0],
  ] as const) {
    it(`[CKC-01] gives the focus to the page’s heading when the question has been answered by ${way}`, async () => {
      const main = document.body.appendChild(document.createElement('main'));
      main.style.height = '3000px';
      const notice = Object.assign(document.createElement('fp-banner'), { text: 'Closed on Monday.' });
      notice.style.cssText = 'position: absolute; top: 2000px';
      main.append(notice, document.createElement('h1'));
      scrollTo(0, 700);
      const element = await mount();
      const refuse = button(banner(element)!, 'Refuse all');
      await answer(refuse);
      await waitUntil(() => document.activeElement?.localName === 'h1', 'the heading has the focus');
      // WebKit scrolls to a focused element a frame later.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await waitUntil(() => Math.abs(scrollY - top) < 50, `the page is at ${top} px`);
      main.remove();
    });
  }

  it('[CKC-02] keeps and tells the last of several answers that are given at once', async () => {
    const element = await mount();
    const told: string[][] = [];
    element.addEventListener('fp-cookie-consent', (event) => told.push([...event.allowed]));
    for (const name of ['Accept all', 'Accept all', 'Refuse all']) button(banner(element)!, name).click();
    await waitUntil(() => told.length > 0, 'the answer is told');
    await waitUntil(() => !banner(element), 'the question goes');
    expect(told).to.have.length(1);
    expect(decided()).to.deep.equal(['necessary']);
  });

  it('[CKC-01] can be answered by keyboard alone', async () => {
    const element = await mount();
    const open = await openSettings(element);
    switchOf(open, 'performance').focus();
    await sendKeys({ press: ' ' });
    button(open, 'Save choices').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => decided()?.includes('performance'), 'the choice is kept');
  });

  it('[CKC-01] leaves the question where the settings are closed without a choice', async () => {
    const element = await mount();
    button(banner(element)!, 'Choose cookies').click();
    await waitUntil(() => dialog(element)?.open, 'the settings open');
    const open = dialog(element)!;
    settle(element);
    button(open, 'Close').click();
    await element.updateComplete;
    expect(dialog(element)).to.equal(null);
    expect(open.checkVisibility(), 'they fade').to.equal(!CSS.supports('-moz-appearance', 'none'));
    settle(element);
    await waitUntil(() => !open.isConnected, 'they go');
    expect(banner(element)).not.to.equal(null);
    expect(decided()).to.equal(undefined);
  });

  it('[CKC-01] is English for a locale that is no text', async () => {
    const element = await mount({ locale: Number.NaN as never });
    expect(banner(element)).not.to.equal(null);
  });

  it('[CKC-01] speaks the locale', async () => {
    const element = await mount({ locale: 'de-de' });
    await waitUntil(() => banner(element)?.querySelector('h2')?.textContent.includes('Ihre Entscheidung'));
    element.locale = 'sv-se';
    await waitUntil(() => banner(element)?.querySelector('h2')?.textContent.includes('Ditt val'));
  });

  it('[CKC-01] says so where the browser keeps no cookies', async () => {
    const element = await mount();
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    const told = noteConsole('error');
    const release = holdCookies('');
    button(banner(element)!, 'Accept all').click();
    await waitUntil(() => banner(element)?.querySelector('[role=alert]'), 'the problem');
    release();
    expect(String(told)).to.include('not kept');
    expect(own.get!.call(document)).to.equal('');
    settle(element);
    await expectAccessible(element);
  });

  it('[CKC-01] asks nothing where the browser has cookies turned off', async () => {
    const turnOn = turnCookiesOff();
    const element = await mount();
    expect(banner(element)).to.equal(null);
    turnOn();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitUntil(() => banner(element), 'the question, once they are on');
  });

  it('[CKC-01] asks nothing where the browser refuses the page its cookies; its settings say that no choice is kept', async () => {
    const allow = refuseCookies();
    const element = await mount();
    expect(banner(element)).to.equal(null);
    const open = await openSettings(element);
    noteConsole('error');
    button(open, 'Accept all').click();
    await waitUntil(() => open.querySelector('[role=alert]'), 'the problem');
    allow();
  });

  it('[CKC-01] says so where the browser keeps the decision before', async () => {
    decide('functionality');
    const element = await mount();
    const open = await openSettings(element);
    const told = noteConsole('error');
    const release = holdCookies(document.cookie);
    button(open, 'Accept all').click();
    await waitUntil(() => open.querySelector('[role=alert]'), 'the problem');
    release();
    expect(String(told)).to.include('not kept');
    button(open, 'Close').click();
    await element.updateComplete;
    expect((await openSettings(element)).querySelector('[role=alert]')).to.equal(null);
  });
});
