import { expect, fixture, html } from '@open-wc/testing';
import { pressTogether, sendKeys } from '../../../../test/helpers/commands.ts';
import { focused } from '../../../../test/helpers/seen.ts';
import { focusedName, openModal } from '../modal/modal.fixture.ts';

const keys = { Tab: ['Tab'], 'Shift+Tab': ['Shift', 'Tab'] };

/** How often the keys must be pressed until the focus leaves an element. */
async function pressesToLeave(element: HTMLElement, together: string[]): Promise<number> {
  element.focus();
  let presses = 0;
  while (focused() === element && presses < 20) {
    await pressTogether(together);
    presses += 1;
  }
  return presses;
}

/** Two fields in a closed shadow root, as in a host's own control. */
function closedFields(): {
  host: HTMLElement;
  fields: HTMLInputElement[];
  isAt: () => HTMLInputElement | null;
} {
  const host = document.createElement('div');
  // eslint-disable-next-line wc/no-closed-shadow-root -- a page may have one
  const root = host.attachShadow({ mode: 'closed' });
  const fields = [document.createElement('input'), document.createElement('input')];
  root.append(...fields);
  return { host, fields, isAt: () => root.activeElement as HTMLInputElement | null };
}

describe('Tab in a dialog', () => {
  for (const [what, field] of [
    ['a day', html`<input class="field" aria-label="Day" type="date" />`],
    ['a time', html`<input class="field" aria-label="Time" type="time" />`],
    ['a player', html`<audio class="field" aria-label="Message" controls></audio>`],
  ] as const)
    for (const [name, together] of Object.entries(keys))
      it(`[MOD-02] ${name} meets all parts of ${what} at its end, as in the page`, async () => {
        const find = (root: Element) => root.querySelector<HTMLElement>('.field')!;
        const page = await fixture(html`<div><button>Before</button>${field}<button>After</button></div>`);
        const presses = await pressesToLeave(find(page), together);
        page.remove();
        const other = html`<button>Other end</button>`;
        const content = name === 'Tab' ? [other, field] : [field, other];
        const { element } = await openModal({ disableXButton: true }, content);
        expect(await pressesToLeave(find(element), together)).to.equal(presses);
        expect(focusedName()).to.equal('Other end');
      });

  it('[MOD-02] leads from field to field in a closed shadow root, and out to what is beside it', async () => {
    const { host, fields, isAt } = closedFields();
    await openModal({}, html`<button>Before</button>${host}<button>After</button>`);
    fields[0]!.focus();
    await sendKeys({ press: 'Tab' });
    expect(isAt()).to.equal(fields[1]);
    await sendKeys({ press: 'Tab' });
    expect(focusedName()).to.equal('After');
    fields[1]!.focus();
    await pressTogether(keys['Shift+Tab']);
    expect(isAt()).to.equal(fields[0]);
    await pressTogether(keys['Shift+Tab']);
    expect(focusedName()).to.equal('Before');
  });

  it('[MOD-02] stays inside where all that it stops at is in a closed shadow root', async () => {
    const { host, fields, isAt } = closedFields();
    await openModal({ disableXButton: true }, host);
    fields[0]!.focus();
    await sendKeys({ press: 'Tab' });
    expect(isAt()).to.equal(fields[1]);
    await sendKeys({ press: 'Tab' });
    expect(focusedName()).to.equal('Delete report');
    await sendKeys({ press: 'Tab' });
    expect(isAt()).to.equal(fields[0]);
  });

  it('[MOD-02] leaves nothing behind in the dialog', async () => {
    const { element } = await openModal();
    const dialog = element.renderRoot.querySelector('dialog')!;
    const before = [...dialog.children];
    for (const together of [...Object.values(keys), ...Object.values(keys)]) await pressTogether(together);
    expect([...dialog.children]).to.deep.equal(before);
  });
});
