import { expect } from '@open-wc/testing';
import type { FpHeader } from '../../../packages/elements/src/header/header.ts';
import type { FpModal } from '../../../packages/elements/src/modal/modal.ts';
import type { FpNotificationDrawer } from '../../../packages/elements/src/notifications/notification-drawer.ts';
import { sampleWorkspace } from '../../../packages/elements/src/workspace-bar/workspace-bar.fixture.ts';
import { setViewport } from '../../helpers/commands.ts';
import { sampleMarket, signedIn } from '../../helpers/fixtures.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { arrives, type Frame, give, named, openFrame } from './frame.fixture.ts';

const content = `<fp-header></fp-header><fp-workspace-bar></fp-workspace-bar><fp-modal heading="Rename"></fp-modal>
  <fp-notification-drawer></fp-notification-drawer><fp-cookie-consent></fp-cookie-consent><fp-footer></fp-footer>`;
const market = sampleMarket();
const shown = {
  'fp-header': { market, session: signedIn(), currentPath: '/en-ca/' },
  'fp-footer': { market, currentPath: '/en-ca/' },
  'fp-workspace-bar': { workspace: sampleWorkspace(), currentPath: '/en-ca/insights/energy/' },
};

/** Ways to open something that locks the page's scrolling or listens to the page while it is open. */
const openings: Record<string, { width: number; open: (frame: Frame) => Promise<unknown> }> = {
  'a sub-menu': { width: 1280, open: (frame) => press(frame, 'fp-header', /^Vehicles$/, /Compare models/) },
  'a dropdown': { width: 1280, open: (frame) => press(frame, 'fp-header', /Rivers/, /Log out/) },
  'the mobile menu': { width: 390, open: (frame) => press(frame, 'fp-header', /^Open menu$/, /^Close$/) },
  'a list of the workspace bar': {
    width: 1280,
    open: (frame) => press(frame, 'fp-workspace-bar', /^Reports$/, /Vehicle use/),
  },
  'a modal': { width: 1280, open: (frame) => give<FpModal>(frame, 'fp-modal', { open: true }) },
  'the notification drawer': {
    width: 1280,
    open: (frame) =>
      give<FpNotificationDrawer>(frame, 'fp-notification-drawer', { notifications: [], open: true }),
  },
  'the cookie settings': {
    width: 1280,
    open: async (frame) => {
      const { document } = frame;
      document.dispatchEvent(new frame.window.Event('fp-cookie-settings'));
      await waitUntil(() => isStill(frame), 'the settings open');
    },
  },
};

describe('a page that changes beneath the shell', () => {
  for (const [name, { width, open }] of Object.entries(openings)) {
    it(`[HDR-10] may swap its body while ${name} is open: nothing stays held, and the new elements work`, async () => {
      const { frame, listeners } = await hostPage(width);
      const { document } = frame;
      await open(frame);
      document.body.replaceWith(document.createElement('body'));
      expect(isStill(frame), 'the page holds still').to.equal(false);
      await waitUntil(() => listeners() === 0, 'the old elements listen no more');
      expect(document.adoptedStyleSheets).to.deep.equal([]);
      document.body.innerHTML = content;
      await fill(frame);
      await open(frame);
      expect(frame.complaints).to.deep.equal([]);
    });
  }

  it('[NAV-03] keeps what an element shows where it is moved, with its menu closed and one answer to a press', async () => {
    const { frame } = await hostPage(1280);
    const header = await give<FpHeader>(frame, 'fp-header', {});
    await press(frame, 'fp-header', /^Vehicles$/, /Compare models/);
    frame.document.body.append(header);
    await waitUntil(() => named(header, /Compare models/).length === 0, 'the menu closes');
    let opened = 0;
    header.addEventListener('fp-menu-open', () => opened++);
    await press(frame, 'fp-header', /^Vehicles$/, /Compare models/);
    expect(opened).to.equal(1);
  });

  it('[HDR-01] may clone an element: the copy has its attributes, and takes a market of its own', async () => {
    const { frame } = await hostPage(1280);
    const { document } = frame;
    const header = await give<FpHeader>(frame, 'fp-header', { theme: 'dark' });
    const copy = document.body.appendChild(header.cloneNode(true)) as HTMLElement;
    expect(copy.getAttribute('theme')).to.equal('dark');
    expect(named(copy, /^Vehicles$/)).to.have.length(0);
    Object.assign(copy, { ...shown['fp-header'], locale: 'fr-ca' });
    await arrives(copy, /^Véhicules$/);
    expect(named(header, /^Vehicles$/)).to.have.length(1);
  });

  it('[MOD-02] opens a modal again that was taken off the page open and comes back', async () => {
    const { frame } = await hostPage(1280);
    const modal = await give<FpModal>(frame, 'fp-modal', { open: true });
    modal.remove();
    expect(isStill(frame)).to.equal(false);
    frame.document.body.append(modal);
    await waitUntil(() => isStill(frame), 'the page holds still again');
    await waitUntil(() => modal.shadowRoot?.querySelector('dialog')?.matches(':modal'), 'the modal is back');
  });
});

/** A page with content for all elements, and the number of listeners on its document and window. */
async function hostPage(width: number): Promise<{ frame: Frame; listeners: () => number }> {
  await setViewport(width);
  document.cookie = 'fp_cookie_consent=; path=/; max-age=0';
  const frame = await openFrame(`<!doctype html><title>Host</title><body>${content}`);
  const listeners = countListeners(frame);
  await frame.load();
  await fill(frame);
  return { frame, listeners };
}

async function fill(frame: Frame): Promise<void> {
  for (const [tag, properties] of Object.entries(shown)) await give(frame, tag, properties);
  for (const tag of ['fp-modal', 'fp-notification-drawer', 'fp-cookie-consent']) await give(frame, tag, {});
  await arrives(frame.document.documentElement, /^Accept all$/i);
}

async function press(frame: Frame, tag: string, button: RegExp, entry: RegExp): Promise<void> {
  const element = await give<HTMLElement>(frame, tag, {});
  (await arrives(element, button)).click();
  await arrives(element, entry);
}

/** Counts listeners that have not been removed, by function or by signal. */
function countListeners({ window, document }: Frame): () => number {
  const all = new Set<string>();
  let id = 0;
  const names = new WeakMap<object, number>();
  const nameOf = (listener: object) => names.get(listener) ?? (names.set(listener, ++id), id);
  for (const [at, target] of [window, document].entries()) {
    // oxlint-disable-next-line typescript/unbound-method -- they are called on their targets
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      const entry = `${at} ${type} ${nameOf(listener)}`;
      all.add(entry);
      options?.signal?.addEventListener('abort', () => all.delete(entry));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      all.delete(`${at} ${type} ${nameOf(listener)}`);
      removeEventListener.call(target, type, listener, options);
    };
  }
  return () => all.size;
}

function isStill({ window, document }: Frame): boolean {
  return window.getComputedStyle(document.documentElement).overflowY === 'hidden';
}
