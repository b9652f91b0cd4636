import { expect } from '@open-wc/testing';
import { lockScroll } from './scroll-lock.ts';

const overflow = () => getComputedStyle(document.documentElement).overflowY;

describe('lockScroll', () => {
  it('[MOB-01] holds the page until its last holder lets go, and lets go once a holder', () => {
    const [first, second] = [lockScroll(), lockScroll()];
    expect(overflow()).to.equal('hidden');
    first();
    first();
    expect(overflow()).to.equal('hidden');
    second();
    expect(overflow()).to.equal('visible');
    expect(document.adoptedStyleSheets).to.have.length(0);
  });
});
