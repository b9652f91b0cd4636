import { expect, fixture, html } from '@open-wc/testing';
import { setViewport, sendKeys } from './helpers/commands.ts';
import { expectAccessible } from './helpers/axe.ts';
import { sampleMarket } from './helpers/fixtures.ts';
import { createElement } from 'react';
describe('spike', () => {
  it('works', async () => {
    for (const w of [320, 1024, 1920]) {
      await setViewport(w, 800);
      expect(innerWidth).to.equal(w);
    }
    const el = await fixture<HTMLElement>(html`<div><button>One</button><button>Two</button></div>`);
    el.querySelector('button')!.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement!.textContent).to.equal('Two');
    await expectAccessible(el);
    expect(sampleMarket().id).to.equal('ca');
    expect(createElement('a').type).to.equal('a');
  });
});
