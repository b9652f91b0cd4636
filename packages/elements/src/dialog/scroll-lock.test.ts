import { expect, fixtureSync, html } from '@open-wc/testing';
import { pageOverflow } from '../../../../test/helpers/page-overflow.ts';
import { lockScroll } from './scroll-lock.ts';

describe('lockScroll', () => {
  it('[MOB-01] holds the page until its last holder lets go, and lets go once a holder', () => {
    const [first, second] = [lockScroll(), lockScroll()];
    expect(pageOverflow()).to.equal('hidden');
    first();
    first();
    expect(pageOverflow()).to.equal('hidden');
    second();
    expect(pageOverflow()).to.equal('visible');
    expect(document.adoptedStyleSheets).to.have.length(0);
  });

  for (const overflow of ['hidden visible', 'visible scroll', 'visible']) {
    it(`[MOB-01] leaves what is sticky at the window’s top where the body has overflow: ${overflow}`, () => {
      const page = fixtureSync(
        html`<div style="height: 3000px"><b style="position: sticky; top: 0; display: block">Bar</b></div>`,
      );
      document.body.style.overflow = overflow;
      scrollTo(0, 900);
      const letGo = lockScroll();
      const { top } = page.firstElementChild!.getBoundingClientRect();
      const held = scrollY;
      letGo();
      scrollTo(0, 0);
      document.body.removeAttribute('style');
      expect([top, held]).to.deep.equal([0, 900]);
    });
  }

  it('[MOB-01] leaves a body that scrolls by itself where it is', () => {
    fixtureSync(html`<div style="height: 3000px"></div>`);
    const { body, documentElement } = document;
    documentElement.style.overflow = 'clip';
    body.style.cssText = 'height: 200px; overflow: auto';
    body.scrollTop = 900;
    const letGo = lockScroll();
    const held = body.scrollTop;
    letGo();
    for (const { style } of [documentElement, body]) style.cssText = '';
    expect(held).to.equal(900);
  });
});
