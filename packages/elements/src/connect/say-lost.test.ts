import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { expect, fixture, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { composedEscape } from '../../../../test/helpers/composed-escape.ts';
import { seen } from '../../../../test/helpers/seen.ts';
import { HostLook } from './host-look.ts';
import type { LostPart } from './lost-part.ts';
import { sayLost } from './say-lost.ts';
import { stillHere } from './still-here.ts';

const english = 'This part could not be loaded. Check your connection and try again.';
const lines = () => seen(document, '[role=alert]');
const said = () => lines().map(({ textContent }) => textContent);

let end = new AbortController();

/** Reports that a part requested at this element did not load. */
function say(target: EventTarget, changes: Partial<LostPart> = {}, locale = 'en-us'): void {
  const look = new HostLook(() => ({ locale, theme: 'ford' }));
  const { signal } = end;
  sayLost({ target, isWanted: () => true, look, signal, ...changes });
}

describe('what a connected page says of a part that did not come', () => {
  afterEach(() => {
    end.abort();
    end = new AbortController();
    document.body.style.paddingTop = '';
  });

  it('[NTF-01][MOD-01] stands right under the header where the bell was pressed, or a script has asked, as an alert', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <fp-header style="display: block"><b>Bell</b></fp-header
        >A page
      </div>`,
    );
    const header = page.querySelector('fp-header')!;
    document.body.style.paddingTop = '40px';
    for (const target of [header.querySelector('b')!, document]) {
      say(target);
      expect(said()).to.deep.equal([english]);
      const [line] = lines();
      expect(line!.getBoundingClientRect().top).to.be.closeTo(header.getBoundingClientRect().bottom, 1);
      expect(line!.offsetWidth).to.equal(document.documentElement.clientWidth);
    }
    await expectAccessible(document.body);
  });

  it('[FTR-04] stands at the window’s lower edge where the footer has asked, or there is no header', async () => {
    const footer = await fixture<HTMLElement>(html`<fp-footer></fp-footer>`);
    for (const target of [footer, document]) {
      say(target);
      expect(lines().map((line) => Math.round(line.getBoundingClientRect().bottom))).to.deep.equal([
        innerHeight,
      ]);
    }
  });

  for (const [what, leave] of [
    ['the next press', () => document.body.click()],
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['going back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
    ['the end of the connection', () => end.abort()],
  ] as const) {
    it(`[NTF-01][FTR-04] goes with ${what}`, async () => {
      say(document);
      await sendKeys({ press: 'Shift' });
      expect(said()).to.have.length(1);
      await leave();
      expect(said()).to.deep.equal([]);
    });
  }

  it('[NTF-01][FTR-04] stays where an Escape has closed something else, or ends what is being composed', async () => {
    const close = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', close, { once: true });
    say(document);
    await sendKeys({ press: 'Escape' });
    document.body.dispatchEvent(composedEscape());
    expect(said()).to.have.length(1);
    await sendKeys({ press: 'Escape' });
    expect(said()).to.deep.equal([]);
  });

  it('[NTF-01][FTR-04] is said where an Escape has closed something else meanwhile, or ended what was being composed', () => {
    const isWanted = stillHere(end.signal);
    const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    for (const event of [escape(), composedEscape()]) document.body.dispatchEvent(event);
    expect(isWanted()).to.equal(true);
    document.body.dispatchEvent(escape());
    expect(isWanted()).to.equal(false);
  });

  it('[RTE-27] says nothing on a page that was gone to meanwhile, or that nobody connects any more', () => {
    const { href } = location;
    say(document, { isWanted: stillHere(AbortSignal.abort()) });
    const isWanted = stillHere(end.signal);
    history.replaceState(null, '', '#after');
    say(document, { isWanted });
    history.replaceState(null, '', href);
    expect(said()).to.deep.equal([]);
    say(document, { isWanted });
    expect(said()).to.have.length(1);
  });

  it('[NAV-08] speaks the header’s language', () => {
    say(document, {}, 'fr-ca');
    expect(lines()[0]!.lang).to.equal('fr-ca');
    expect(said()).to.deep.equal([
      'Cette partie n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
    ]);
  });

  it('[NAV-08] speaks English, from left to right, where it does not know the header’s language', () => {
    inDirection('rtl');
    say(document, {}, 'ar-sa');
    const [line] = lines();
    expect([line!.lang, getComputedStyle(line!).direction]).to.deep.equal(['en', 'ltr']);
  });
});
