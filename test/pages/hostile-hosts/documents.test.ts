import { expect } from '@open-wc/testing';
import type { FpFooter } from '../../../packages/elements/src/footer/footer.ts';
import type { FpHeader } from '../../../packages/elements/src/header/header.ts';
import { marketWith, route } from '../../../packages/elements/src/header/menus/menu.fixture.ts';
import type { FpWorkspaceBar } from '../../../packages/elements/src/workspace-bar/workspace-bar.ts';
import {
  manyItems,
  sampleWorkspace,
} from '../../../packages/elements/src/workspace-bar/workspace-bar.fixture.ts';
import { setViewport } from '../../helpers/commands.ts';
import { sampleMarket, signedIn } from '../../helpers/fixtures.ts';
import { the } from '../../helpers/the.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { arrives, type Frame, give, named, openFrame } from './frame.fixture.ts';
import { differences, type Part, snapshot } from './snapshot.ts';

const tags = `<fp-top-notifications></fp-top-notifications><fp-header></fp-header>
  <fp-workspace-bar></fp-workspace-bar><fp-banner></fp-banner><fp-search-bar></fp-search-bar><fp-footer></fp-footer>`;
const shown = {
  'fp-header': { market: sampleMarket(), session: signedIn(), currentPath: '/en-ca/', cartQuantity: 3 },
  'fp-footer': { market: sampleMarket(), currentPath: '/en-ca/' },
  'fp-workspace-bar': { workspace: sampleWorkspace(), currentPath: '/en-ca/insights/energy/' },
  'fp-banner': { text: 'Read only until four.', closable: true, actions: [{ label: 'Why', action: 'W' }] },
  'fp-search-bar': { query: 'Transit', error: 'The search does not answer.' },
  'fp-top-notifications': { notifications: [{ id: 'e', variant: 'error', body: 'Charging stands still.' }] },
};

/** Waits until all shown items of the row fit, and some are left out if `isFull`; extra frames allow for late layout. */
async function fits(element: HTMLElement, { window }: Frame, isFull: boolean): Promise<void> {
  const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
  await frame();
  await waitUntil(() => {
    const row = element.shadowRoot?.querySelector('.row, .nodes');
    const room = row?.parentElement?.getBoundingClientRect().right ?? 0;
    const items = [...(row?.children ?? [])];
    const shown = items.filter((item) => !item.classList.contains('beyond'));
    return (
      isFull === shown.length < items.length &&
      shown.every((item) => item.getBoundingClientRect().right <= room)
    );
  }, 'the items fit');
  await frame();
  await frame();
}

const still = '<style>* { --_menu: 0s; --_hover: 0s; }</style>';

/** A page with all elements in normal flow. */
async function wholePage(start: string): Promise<{ frame: Frame; parts: Part[] }> {
  const frame = await openFrame(`${start}<title>Host</title>${still}<body>${tags}`, 2000);
  await frame.load();
  for (const [tag, properties] of Object.entries(shown)) await give(frame, tag, properties);
  const root = frame.document.documentElement;
  await arrives(root, /^Why$/);
  const banner = the(root.querySelector('fp-banner'));
  await waitUntil(() => !banner.shadowRoot?.querySelector('.silent'), 'the banner is heard');
  const header = the(root.querySelector('fp-header'));
  await waitUntil(
    () => header.shadowRoot?.querySelector('li[hidden]'),
    'what follows the first paint is done',
  );
  return { frame, parts: Object.keys(shown).flatMap((tag) => snapshot(the(root.querySelector(tag)))) };
}

/** The reference: a regular page. */
const usual = once(async () => {
  const { frame, parts } = await wholePage('<!doctype html>');
  return { parts, mode: frame.document.compatMode, width: frame.window.innerWidth };
});

describe('a page of another kind', () => {
  beforeEach(() => setViewport(1280));

  it('[LAY-02] looks the same in quirks mode', async () => {
    const standard = await usual();
    const quirks = await wholePage('');
    expect(standard.mode).to.equal('CSS1Compat');
    expect(quirks.frame.document.compatMode).to.equal('BackCompat');
    expect(differences(standard.parts, quirks.parts).slice(0, 25).join('\n')).to.equal('');
  });

  it('[LAY-02] is mirrored where the page is read from right to left', async () => {
    const { parts, width: room } = await usual();
    const mirrored = await wholePage('<!doctype html><html dir="rtl">');
    const unlike = parts.flatMap(({ path, box, style }, at) => {
      // Words within a line of English keep their order.
      if (style.display === 'inline') return [];
      const [left = 0, top, width = 0, height] = box;
      const expected = box.length ? [room - left - width, top, width, height] : [];
      const other = mirrored.parts[at]?.box ?? [];
      // The full stop of an English sentence moves to the other side, and loses its kerning, which affects the width of the box.
      const isMirrored = expected.every((value, side) => Math.abs((value ?? 0) - (other[side] ?? NaN)) < 2);
      return isMirrored && expected.length === other.length
        ? []
        : [`${path}: ${expected.join(' ')} → ${other.join(' ')}`];
    });
    expect(unlike.slice(0, 25).join('\n'), `${unlike.length} parts`).to.equal('');
  });

  it('[HDR-04] works in a frame, and its links lead the frame', async () => {
    const { frame } = await wholePage('<!doctype html>');
    const header = the(frame.document.querySelector<FpHeader>('fp-header'));
    (await arrives(header, /^Vehicles$/)).click();
    (await arrives(header, /Compare models/)).click();
    await waitUntil(
      () => frame.window.location.pathname === '/en-ca/vehicles/compare/',
      'the frame goes there',
    );
    expect(location.pathname).not.to.equal('/en-ca/vehicles/compare/');
  });

  it('[HDR-01] takes tags before and after its script, and what a page has set on them before', async () => {
    const frame = await openFrame(
      '<!doctype html><title>Host</title><body><fp-header locale="en-ca"></fp-header>',
    );
    const early = the(frame.document.querySelector<FpHeader>('fp-header'));
    Object.assign(early, {
      market: sampleMarket(),
      locale: 'fr-ca',
      session: signedIn(),
      currentPath: '/fr-ca/',
    });
    const spoken = new Set<string>();
    const listen = () => {
      const { ariaLabel = null } = early.shadowRoot?.querySelector('nav') ?? {};
      if (ariaLabel) spoken.add(ariaLabel);
      if (early.isConnected) frame.window.requestAnimationFrame(listen);
    };
    listen();
    await frame.load();
    await waitUntil(() => spoken.has('Navigation principale'), 'it speaks French');
    expect([...spoken]).to.deep.equal(['Navigation principale']);
    expect(named(early, /^Déconnexion$|Rivers/)).not.to.have.length(0);
    early.locale = 'en-ca';
    await arrives(early, /^Vehicles$/);

    frame.document.body.insertAdjacentHTML('beforeend', '<fp-footer locale="fr-ca"></fp-footer>');
    const late = await give<FpFooter>(frame, 'fp-footer', { market: sampleMarket() });
    expect(named(late, /Nous joindre/)).not.to.have.length(0);
  });

  it('[NAV-01] has no error reported to it while items move behind “More” and back', async () => {
    const frame = await openFrame(`<!doctype html><title>Host</title><body>${tags}`);
    await frame.load();
    const header = await give<FpHeader>(frame, 'fp-header', { currentPath: '/' });
    const bar = await give<FpWorkspaceBar>(frame, 'fp-workspace-bar', { currentPath: '/' });
    for (const count of [16, 2, 14]) {
      header.market = marketWith(
        ...Array.from({ length: count }, (_, at) => route(`Primary node ${at + 1}`)),
      );
      bar.workspace = manyItems(count);
      for (const element of [header, bar]) await fits(element, frame, count > 2);
    }
    expect(frame.complaints).to.deep.equal([]);
  });

  it('[HDR-01] keeps the elements of the first script where there are two, and says so once', async () => {
    const frame = await openFrame(`<!doctype html><title>Host</title><body>${tags}`);
    await frame.load();
    const header = await give<FpHeader>(frame, 'fp-header', shown['fp-header']);
    await frame.load('/packages/elements/src/header/define.ts');
    await frame.load('/packages/elements/src/skip-link/define.ts');
    (await arrives(header, /^Vehicles$/)).click();
    await arrives(header, /Compare models/);
    expect(frame.complaints).to.have.length(1);
    expect(frame.complaints[0]).to.include('<fp-header>');
  });
});

function once<Type>(make: () => Promise<Type>): () => Promise<Type> {
  let made: Promise<Type> | undefined;
  return () => (made ??= make());
}
