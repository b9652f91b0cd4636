import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { attend, hasMovedOn } from './attention.ts';

const never = new AbortController().signal;

/** A page whose first control is focused when the next page is requested. */
async function open() {
  const page = await fixture<HTMLElement>(html`
    <div>
      <button>Link</button>
      <input aria-label="Search" />
    </div>
  `);
  const [link, field] = page.children as unknown as [HTMLElement, HTMLElement];
  link.focus();
  attend(never);
  return { link, field };
}

describe('whether the visitor has moved on', () => {
  it('[RTE-27] is so for somebody who writes elsewhere', async () => {
    const { field } = await open();
    expect(hasMovedOn()).to.equal(false);
    field.focus();
    await sendKeys({ type: 'a' });
    expect(hasMovedOn()).to.equal(true);
    attend(never);
    expect(hasMovedOn()).to.equal(false);
  });

  it('[RTE-27] is not so where only the focus has moved, as from a menu that closes', async () => {
    const { field } = await open();
    field.focus();
    expect(hasMovedOn()).to.equal(false);
  });

  it('[RTE-27] is not so for somebody who presses keys where they were, or whose place has gone', async () => {
    const { link } = await open();
    await sendKeys({ press: 'ArrowDown' });
    expect(hasMovedOn()).to.equal(false);
    link.remove();
    expect(hasMovedOn()).to.equal(false);
  });
});
