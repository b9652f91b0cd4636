import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { movedPlace, placeOf } from './place-of.ts';

const all = ['Vans', 'Trucks', 'Vans'].map((label) => ({ label }));

describe('the place of an entry that its list has moved', () => {
  for (const [what, at, label, place] of [
    ['stays where the label is still there', 2, 'Vans', 2],
    ['is another where the label stands elsewhere', 0, 'Trucks', 1],
    ['is the first where several have the label', 1, 'Vans', 0],
    ['is gone with the label', 0, 'Ferries', -1],
  ] as const)
    it(`[NAV-07] ${what}`, () => assert.equal(placeOf(at, label, all), place));

  for (const [what, at, place] of [
    ['follows an entry into the next list', 1, 0],
    ['is gone with the entry', 0, -1],
    ['is none where there was none', 7, -1],
  ] as const)
    it(`[NAV-07] ${what}`, () => assert.equal(movedPlace(at, all, [{ label: 'Trucks' }]), place));

  it('[NAV-08] is told by an alternate label where there is no other', () => {
    const names = [{ label: '', altLabels: { de: 'Busse' } }];
    assert.equal(placeOf(3, 'Busse', names), 0);
  });
});
