import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { isTransparent, opaque, transparencyAfter, type TransparencyEvent } from './transparency.ts';

const allow: TransparencyEvent = { type: 'allow', isAllowed: true };
const forbid: TransparencyEvent = { type: 'allow', isAllowed: false };
const down: TransparencyEvent = { type: 'scroll', top: 1 };
const top: TransparencyEvent = { type: 'scroll', top: 0 };
const bounce: TransparencyEvent = { type: 'scroll', top: -40 };
const open: TransparencyEvent = { type: 'menu', isOpen: true };
const close: TransparencyEvent = { type: 'menu', isOpen: false };
const brand: TransparencyEvent = { type: 'brand-click' };
const path: TransparencyEvent = { type: 'path-change' };

const cases: [name: string, events: TransparencyEvent[], expected: boolean][] = [
  ['is off until the page allows it', [], false],
  ['is on where the page allows it at its top', [allow], true],
  ['goes off when the page takes it back', [allow, forbid], false],
  ['goes off on scroll', [allow, down], false],
  ['comes back at the top', [allow, down, top], true],
  ['stays on while the page bounces beyond its top', [allow, bounce], true],
  ['is off where the page is scrolled before it is allowed', [down, allow], false],
  ['goes off when a primary menu opens', [allow, open], false],
  ['comes back when the menu closes', [allow, open, close], true],
  ['stays off when a menu closes on a scrolled page', [allow, down, open, close], false],
  ['stays off at the top while a menu is open', [allow, open, down, top], false],
  ['comes back when the brand link is clicked with a menu open', [allow, open, brand], true],
  ['comes back when the brand link is clicked on a scrolled page', [allow, down, brand], true],
  ['goes off again when the page stays scrolled after a brand click', [allow, down, brand, down], false],
  ['does not come by a brand click where the page does not allow it', [down, brand], false],
  ['is no longer allowed after a path change', [allow, path], false],
  ['stays off after a path change when the menu closes', [allow, open, path, close], false],
  ['may be allowed anew after a path change', [allow, path, allow], true],
  ['keeps in mind through a path change that the page is scrolled', [allow, down, path, allow], false],
];

describe('transparency of the header', () => {
  for (const [name, events, expected] of cases) {
    it(`[HDR-06] ${name}`, () => {
      assert.equal(isTransparent(events.reduce(transparencyAfter, opaque)), expected);
    });
  }

  it('[HDR-06] keeps the same state where an event changes nothing, so that nothing renders anew', () => {
    const state = transparencyAfter(opaque, allow);
    for (const event of [allow, top, close, brand]) assert.equal(transparencyAfter(state, event), state);
  });
});
