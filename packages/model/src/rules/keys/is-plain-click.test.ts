import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPlainClick } from './is-plain-click.ts';

const click = {
  defaultPrevented: false,
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};
const link = (target = '', ...attributes: string[]) => ({
  target,
  hasAttribute: (name: string) => attributes.includes(name),
});

describe('isPlainClick', () => {
  for (const target of ['', '_self', '_SELF'])
    it(`[RTE-27] follows a link to "${target}" in this window`, () =>
      assert.ok(isPlainClick(click, link(target))));

  for (const more of [
    { defaultPrevented: true },
    { button: 1 },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ])
    it(`[RTE-27] leaves to the browser a click with ${JSON.stringify(more)}`, () =>
      assert.ok(!isPlainClick({ ...click, ...more }, link())));

  for (const [what, other] of [
    ['for a new window', link('_blank')],
    ['for a frame whose name begins alike', link('_selfish')],
    ['for a frame whose name ends alike', link('my_self')],
    ['to download', link('', 'download')],
  ] as const)
    it(`[RTE-27] leaves to the browser a link ${what}`, () => assert.ok(!isPlainClick(click, other)));
});
