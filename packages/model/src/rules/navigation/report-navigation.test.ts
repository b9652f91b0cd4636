import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { warnings } from '../../testing/warnings.ts';
import { reportNavigation } from './report-navigation.ts';

const bad = () => ({
  items: [{ type: 'mega' }, { type: 'route', label: 'Vans', target: { path: '/' } }, null],
});
const lines = ['navBar.items.0 is of unknown type "mega".', 'navBar.items.2 is not an object.'];

describe('mistakes of a navigation', () => {
  it('[ENT-12] are reported once a navigation, one line a bad entry', () => {
    const heard: string[] = [];
    const navBar = bad();
    reportNavigation(navBar, (line) => heard.push(line));
    reportNavigation(navBar, (line) => heard.push(line));
    assert.deepEqual(heard, lines);
    reportNavigation(bad(), (line) => heard.push(line));
    assert.equal(heard.length, 4);
  });

  it('[ENT-12] are not looked for before there is a market', () => {
    const heard: string[] = [];
    for (const navBar of [undefined, null]) reportNavigation(navBar, (line) => heard.push(line));
    assert.deepEqual(heard, []);
  });

  it('[ENT-12] are reported once where something else stands in its place', () => {
    const heard: string[] = [];
    for (const navBar of ['none', 'none']) reportNavigation(navBar, (line) => heard.push(line));
    assert.deepEqual(heard, ['navBar is not an object.']);
  });

  it('[ENT-12] are written to the console where nobody else listens', async () => {
    assert.deepEqual(await warnings(() => reportNavigation(bad())), lines);
  });
});
