import { decidedCategories } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { click } from '../../../../test/helpers/click.ts';
import { drag } from '../../../../test/helpers/drag.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { banner, button, decide, dialog, forget, mount, openSettings, switchOf } from './consent.fixture.ts';

describe('opening the cookie settings', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[FTR-04] opens from fp-cookie-settings, takes focus, holds the page still and gives focus back', async () => {
    decide();
    const element = await mount();
    const asker = document.body.appendChild(document.createElement('button'));
    asker.focus();
    const open = await openSettings(element);
    expect(open.matches(':modal')).to.equal(true);
    expect(open.matches(':focus-within')).to.equal(true);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog(element), 'the settings close');
    expect(document.activeElement).to.equal(asker);
    expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden');
    expect(decidedCategories(document.cookie)).to.deep.equal([]);
    asker.remove();
  });

  it('[FTR-04] closes on its backdrop and with Back, and stays where its own edge is clicked', async () => {
    decide();
    const element = await mount();
    const backdrop = { clientX: -1, clientY: -1 };
    for (const close of [
      (open: HTMLElement) => drag(open, open, open, backdrop),
      () => window.dispatchEvent(new PopStateEvent('popstate')),
    ]) {
      const open = await openSettings(element);
      const { left, top } = open.getBoundingClientRect();
      drag(open, open, open, { clientX: left + 1, clientY: top + 1 });
      await element.updateComplete;
      expect(dialog(element)?.open).to.equal(true);
      close(open);
      await waitUntil(() => !dialog(element), 'the settings close');
    }
  });

  it('[FTR-04] stays where a press ends on its backdrop that began inside, and at the second of a double click', async () => {
    decide();
    const element = await mount();
    const open = await openSettings(element);
    const backdrop = { clientX: -1, clientY: -1 };
    drag(open.querySelector('h2')!, open, open, backdrop);
    drag(open, open, open, { ...backdrop, detail: 2 });
    await element.updateComplete;
    expect(dialog(element)?.open).to.equal(true);
  });

  it('[FTR-04] gives way to Escape and to a menu that is opened while its words are on their way, and not to one that is open', async () => {
    decide();
    const events = {
      'de-de': new Event('fp-menu-open', { bubbles: true }),
      'fr-fr': new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    };
    const element = await mount();
    for (const [locale, event] of Object.entries(events)) {
      element.locale = locale;
      const opening = element.open();
      document.dispatchEvent(event);
      await opening;
      expect(dialog(element), event.type).to.equal(null);
    }
    await openSettings(element);
    document.dispatchEvent(new Event('fp-menu-close'));
  });

  it('[CKC-01] saves and switches nothing by the second click of the double click that opened it', async () => {
    const element = await mount();
    click(button(banner(element)!, 'Choose cookies'));
    await waitUntil(() => dialog(element)?.open, 'the settings open');
    const performance = switchOf(dialog(element)!, 'performance');
    const save = button(dialog(element)!, 'Save choices');
    expect([performance, save].map((control) => click(control, 2))).to.deep.equal([false, false]);
    for (const count of [1, 2, 3]) click(performance, count);
    expect(performance.checked).to.equal(true);
  });

  it('[FTR-04][RTE-27] does not open over a page that was gone to while its words loaded', async () => {
    decide();
    const element = await mount({ locale: 'es-es' });
    const before = location.href;
    const opens = element.open();
    history.replaceState(null, '', '#elsewhere');
    await opens.finally(() => history.replaceState(null, '', before));
    expect(dialog(element)).to.equal(null);
    await element.open();
    history.replaceState(null, '', '#elsewhere');
    element.locale = 'it-it';
    await element.updateComplete.finally(() => history.replaceState(null, '', before));
    expect(dialog(element)!.open, 'one that is open stays').to.equal(true);
  });
});
