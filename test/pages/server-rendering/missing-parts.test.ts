import { expect } from '@open-wc/testing';
import type { Frame } from '../hostile-hosts/frame.fixture.ts';
import { setViewport } from '../../helpers/commands.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { openServerFrame } from './server-frame.fixture.ts';

/** Makes defining this tag throw, and with it the script that defines it. */
function refuse({ customElements }: Frame['window'], refused: string): void {
  const define = customElements.define.bind(customElements);
  customElements.define = (tag, element) => {
    if (tag === refused) throw new Error(`no <${tag}>`);
    define(tag, element);
  };
}

describe('the one script where a part of it does not come', () => {
  before(() => setViewport(1280));

  it('[API-09] takes over the server’s header without the footer, and says so', async () => {
    const { frame, header, said, unhandled } = await openServerFrame();
    refuse(frame.window, 'fp-footer');
    await frame.load();
    await waitUntil(() => header.hasUpdated, 'the header is taken over');
    const menu = header.shadowRoot!.querySelector<HTMLElement>('nav button[aria-expanded]')!;
    menu.click();
    await waitUntil(() => menu.ariaExpanded === 'true', 'its menus open');
    expect(said[0]).to.equal('A part of the shell could not be loaded. Error: no <fp-footer>');
    expect(unhandled).to.deep.equal([]);
  });

  it('[API-09] leaves the server’s page as it is without what takes it over, and says so', async () => {
    const { frame, header, said, unhandled } = await openServerFrame();
    // Hydration support starts by setting this global.
    Object.defineProperty(frame.window, 'litElementHydrateSupport', {
      set() {
        throw new Error('no take-over');
      },
    });
    const before = header.shadowRoot!.innerHTML;
    await frame.load();
    await waitUntil(() => said.length > 0);
    expect(said).to.deep.equal(['A part of the shell could not be loaded. Error: no take-over']);
    expect(header.shadowRoot!.innerHTML === before).to.equal(true);
    expect(unhandled).to.deep.equal([]);
  });

  it('[API-09] defines the rest without those that few pages have, and says so', async () => {
    const { frame, said, unhandled } = await openServerFrame();
    const { MutationObserver } = frame.window;
    frame.window.MutationObserver = class extends MutationObserver {
      override observe(target: Node, options?: MutationObserverInit): void {
        if (target === frame.document && options?.subtree) throw new Error('no elements on demand');
        super.observe(target, options);
      }
    };
    await frame.load();
    await waitUntil(() => said.length > 0);
    expect(said).to.deep.equal([
      'The elements that few pages have could not be loaded. Error: no elements on demand',
    ]);
    await waitUntil(() => frame.window.customElements.get('fp-footer'), 'the footer is defined');
    expect(unhandled).to.deep.equal([]);
  });
});
