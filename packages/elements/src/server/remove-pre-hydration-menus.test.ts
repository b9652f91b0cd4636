import { expect, fixture, html } from '@open-wc/testing';
import { removePreHydrationMenus } from './remove-pre-hydration-menus.ts';

describe('the menus before the script, as they go', () => {
  it('[NTF-01] press the bell that was pressed before, which is no menu’s button', async () => {
    const host = await fixture(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.setHTMLUnsafe(
      '<button id="bell" popovertarget="bell-early"></button><style></style><div class="early"><p id="bell-early" popover></p></div>',
    );
    const bell = root.querySelector('button')!;
    bell.click();
    let presses = 0;
    bell.addEventListener('click', () => (presses += 1));
    removePreHydrationMenus(root);
    expect(presses).to.equal(1);
    expect(root.innerHTML).to.equal('<button id="bell"></button>');
  });
});
