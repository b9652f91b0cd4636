import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { pressTogether, sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { holdEscape } from '../../../../test/helpers/hold-escape.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { focusedElement } from '../focus/focused-element.ts';
import {
  banner,
  button,
  decide,
  dialog,
  forget,
  holdCookies,
  mount,
  openSettings,
  switchOf,
} from './consent.fixture.ts';

describe('the cookie settings', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[RTE-27] leaves the focus at the heading of another page that somebody goes to meanwhile', async () => {
    decide();
    const { href } = location;
    const page = await fixture(
      html`<div>
        <h1>Another page</h1>
        <button>Cookie settings</button>
      </div>`,
    );
    const element = await mount();
    page.querySelector('button')!.focus();
    await openSettings(element);
    history.pushState(null, '', '/another/');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(document.activeElement).to.equal(page.querySelector('h1'));
    history.replaceState(null, '', href);
  });

  it('[CKC-01] keep Tab inside, in both directions, and an Escape that is held closes nothing', async () => {
    const element = await mount();
    const open = await openSettings(element);
    const name = () => focusedElement()?.ariaLabel ?? focusedElement()?.textContent.trim();
    button(open, 'Save choices').focus();
    await sendKeys({ press: 'Tab' });
    expect(name()).to.equal('Close');
    await pressTogether(['Shift', 'Tab']);
    expect(name()).to.equal('Save choices');
    expect(holdEscape()).to.equal(true);
    expect(open.open).to.equal(true);
  });

  it('[CKC-01] show what is decided, not what was left unsaved, where they open again as they fade', async () => {
    const element = await mount();
    const left = await openSettings(element);
    switchOf(left, 'performance').click();
    button(left, 'Close').click();
    const again = await openSettings(element);
    expect(switchOf(again, 'performance').checked).to.equal(false);
  });

  it('[CKC-02] tells the last answer alone where another is given while the first is kept', async () => {
    const element = await mount();
    const told: string[][] = [];
    element.addEventListener('fp-cookie-consent', ({ allowed }) => told.push([...allowed]));
    const open = await openSettings(element);
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: (cookie: string) => {
        delete (document as { cookie?: string }).cookie;
        document.cookie = cookie;
        button(open, 'Refuse all').click();
      },
    });
    button(open, 'Accept all').click();
    await waitUntil(() => told.length > 0);
    expect(told).to.deep.equal([['necessary']]);
    expect(element.renderRoot.querySelectorAll('.problem')).to.have.length(0);
  });

  it('[CKC-01] stay open where they were closed and opened again while the answer is kept', async () => {
    const element = await mount();
    const open = await openSettings(element);
    const decided = oneEvent(element, 'fp-cookie-consent');
    for (const name of ['Accept all', 'Close']) button(open, name).click();
    document.dispatchEvent(new Event('fp-cookie-settings'));
    await decided;
    expect(dialog(element)?.open).to.equal(true);
    expect(switchOf(dialog(element)!, 'performance').checked).to.equal(true);
  });

  for (const [width, height] of [
    [320, 568],
    [1280, 900],
  ] as const) {
    it(`[CKC-01] shows its list, and why a choice was not saved above the buttons, at ${width} px`, async () => {
      await setViewport(width, height);
      const element = await mount();
      const open = await openSettings(element);
      const list = open.querySelector('.body')!;
      if (width > 320) expect(list.scrollHeight).to.equal(list.clientHeight);
      // As in a browser that stores no cookies.
      const release = holdCookies('');
      button(open, 'Save choices').click();
      await waitUntil(() => open.querySelector('[role=alert]'), 'it says why');
      release();
      const alert = open.querySelector('[role=alert]')!.getBoundingClientRect();
      const above = list.getBoundingClientRect().bottom;
      const beneath = open.querySelector('.actions')!.getBoundingClientRect().top;
      expect(alert.height).to.be.above(0);
      expect(alert.top).to.be.at.least(above);
      expect(alert.bottom).to.be.at.most(beneath);
      expect(list.clientHeight).to.be.above(100);
    });
  }

  async function mountPage() {
    const page = await fixture<HTMLElement>(
      html`<main>
        <h1>Reports</h1>
        <button>Cookie settings</button>
      </main>`,
    );
    const element = await mount();
    const opener = page.querySelector('button')!;
    opener.focus();
    return { element, opener, heading: page.querySelector('h1') };
  }
  const has = (place: Element | null) =>
    waitUntil(() => document.activeElement === place, `${place?.localName} has the focus`);

  it('[CKC-01] give the focus back to a button whose click focused nothing, as in Safari', async () => {
    const { element, opener } = await mountPage();
    opener.blur();
    opener.click();
    await openSettings(element);
    await sendKeys({ press: 'Escape' });
    await has(opener);
  });

  it('[CKC-01] give the focus to the page’s heading where what opened them has gone', async () => {
    const { element, opener, heading } = await mountPage();
    await openSettings(element);
    opener.remove();
    await sendKeys({ press: 'Escape' });
    await has(heading);
  });

  it('[CKC-01] give the focus to the page’s heading where they are taken away', async () => {
    const { element, opener, heading } = await mountPage();
    await openSettings(element);
    opener.remove();
    element.remove();
    await has(heading);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
  });

  it('[CKC-01] leave the page free where they are taken away as they open', async () => {
    const element = await mount();
    const opens = element.open();
    const place = element.parentElement!;
    element.remove();
    await opens;
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    place.append(element);
    await waitUntil(() => dialog(element)?.matches(':modal'), 'they are seen');
  });

  it('[CKC-01] stay open where the page moves them, and close by Escape then', async () => {
    const { element, opener } = await mountPage();
    const open = await openSettings(element);
    document.body.prepend(element);
    await element.updateComplete;
    await waitUntil(() => open.matches(':modal'), 'they are open again');
    await nextFrame();
    expect(open.open).to.equal(true);
    expect(element.shadowRoot!.activeElement?.localName).to.equal('h2');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !open.open, 'they close');
    await has(opener);
    element.remove();
  });

  it('[CKC-01] leave the focus of a question that is taken away to the page’s heading', async () => {
    const { element, heading } = await mountPage();
    button(banner(element)!, 'Refuse all').focus();
    element.remove();
    await has(heading);
  });
});
