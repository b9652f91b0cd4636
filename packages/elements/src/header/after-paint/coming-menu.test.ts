import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { sendKeys } from '../../../../../test/helpers/commands.ts';
import { composedEscape } from '../../../../../test/helpers/composed-escape.ts';
import { FpMenuCloseEvent, FpMenuOpenEvent } from '../../events/menu-event.ts';
import type { MenuController } from '../menu-controller.ts';
import { menuId, type OpenMenu } from '../open-menu.ts';
import { watchComingMenus } from './coming-menu.ts';

class Header extends LitElement {}
customElements.define('coming-menu-header', Header);

/** A header with a menu that has been opened, but whose script never loads. */
function mount(open: OpenMenu = { kind: 'submenu', index: 0 }) {
  const header = document.body.appendChild(new Header());
  const close = () => header.dispatchEvent(new FpMenuCloseEvent(open));
  const button = Object.assign(document.createElement('button'), { id: menuId(open) });
  header.renderRoot.append(button);
  watchComingMenus(header, { open, button, close } as unknown as MenuController);
  const told: string[] = [];
  header.addEventListener('fp-menu-close', () => told.push('closed'));
  header.dispatchEvent(new FpMenuOpenEvent(open));
  return { told, header, button };
}

describe('a menu that is on its way', () => {
  it('[NAV-01] is given up by an Escape, which closes nothing else', async () => {
    const { told, header } = mount();
    const heard: boolean[] = [];
    const hear = ({ defaultPrevented }: Event) => heard.push(defaultPrevented);
    window.addEventListener('keydown', hear);
    await sendKeys({ press: 'Escape' });
    await sendKeys({ press: 'Escape' });
    window.removeEventListener('keydown', hear);
    expect(told).to.deep.equal(['closed']);
    expect(heard).to.deep.equal([true, false]);
    header.remove();
  });

  it('[HDR-10] is given up as the focus goes on from its button, within the header too', () => {
    const { told, header, button } = mount();
    const next = header.renderRoot.appendChild(document.createElement('button'));
    button.focus();
    expect(told).to.deep.equal([]);
    next.focus();
    expect(told).to.deep.equal(['closed']);
    header.remove();
  });

  it('[NAV-01] stays awaited where the shell moves the focus of what is seen no more', () => {
    const { told, header, button } = mount();
    const [holder, next] = [button.cloneNode(), button.cloneNode()] as HTMLElement[];
    header.renderRoot.append(holder!, next!);
    holder!.focus();
    holder!.hidden = true;
    next!.focus();
    expect(told).to.deep.equal([]);
    header.remove();
  });

  const ways = {
    'an Escape': () => sendKeys({ press: 'Escape' }),
    'a click in the page': () => document.body.click(),
  };
  for (const [way, leave] of Object.entries(ways))
    it(`[HDR-11] closes the search field, which is there before the script, by ${way}, and not as the focus goes into it`, async () => {
      const { told, header } = mount({ kind: 'search' });
      const row = document.createElement('div');
      row.id = 'search-panel';
      header.renderRoot.append(row);
      const input = row.appendChild(document.createElement('input'));
      input.focus();
      input.click();
      expect(told).to.deep.equal([]);
      await leave();
      expect(told).to.deep.equal(['closed']);
      header.remove();
    });

  it('[NAV-01] is awaited no more where its header is taken away, which leaves the page its Escape', () => {
    const { header } = mount();
    header.remove();
    document.dispatchEvent(new FpMenuCloseEvent({ kind: 'submenu', index: 0 }));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(escape);
    expect(escape.defaultPrevented).to.equal(false);
  });

  it('[NAV-01] is given up where another node comes to its place, and not where the header is drawn anew', async () => {
    const { told, header, button } = mount();
    header.requestUpdate();
    await header.updateComplete;
    expect(told).to.deep.equal([]);
    button.textContent = 'Another';
    header.requestUpdate();
    await header.updateComplete;
    expect(told).to.deep.equal(['closed']);
    header.remove();
  });

  it('[NAV-01] stays awaited where an Escape ends what is being composed', () => {
    const { told, header } = mount();
    document.body.dispatchEvent(composedEscape());
    expect(told).to.deep.equal([]);
    header.remove();
  });
});
