import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { viewTimes } from '@fleet-portal/model/constants';
import type { ViewSource } from '@fleet-portal/model/rules';
import { shellSheets } from '../dom/shell-sheets.ts';
import { catchStyles, leaveStyles } from './caught-styles.ts';

/** The element in which a view is mounted, and what belongs to it. */
export interface Spot {
  slot: HTMLElement;
  /** Where the view's styles belong: the document, or the shadow root of an isolated view. */
  root: Document | ShadowRoot;
  /** Resolves once the descriptor's style sheets have loaded, failed, or timed out. */
  styled: Promise<void>;
  /** To be called when the view's scripts have just run. */
  ran: () => void;
  /** To be called once the view's scripts have finished starting up. */
  loaded: () => void;
  remove: () => void;
}

/**
 * Creates the element in which a view is mounted. That of an isolated view is in a shadow root, and so are its styles, so that its rules
 * for `h1` or `body` apply only there.
 */
export function createSpot(
  host: HTMLElement,
  { isolated }: Pick<ViewDescriptor, 'isolated'>,
  { address, css }: ViewSource,
): Spot {
  const outer = document.createElement('div');
  outer.className = 'view-root';
  const root = isolated ? outer.attachShadow({ mode: 'open' }) : document;
  const slot = root instanceof ShadowRoot ? root.appendChild(document.createElement('div')) : outer;
  // The page's style sheets do not reach it: give it its place's height, like the others.
  if (slot !== outer) slot.style.blockSize = '100%';
  const styles = root instanceof ShadowRoot ? catchStyles(root, address) : leaveStyles(address);
  const links = css.map((href) => useLink(href, root));
  host.append(outer);
  return {
    slot,
    root,
    styled: Promise.all(links.map(({ loaded }) => loaded)).then(() => undefined),
    ran: styles.claim,
    loaded: styles.loaded,
    remove() {
      styles.stop();
      for (const { release } of links) release();
      outer.remove();
    },
  };
}

interface UsedLink {
  loaded: Promise<void>;
  release: () => void;
}

/** The style sheets of views without isolation, by address: views with the same sheet share it. */
const headLinks = new Map<string, SheetLink & { count: number }>();

function useLink(href: string, root: Document | ShadowRoot): UsedLink {
  if (root instanceof ShadowRoot) {
    const { link, loaded, remove } = createLink(href);
    root.prepend(link);
    return { loaded, release: remove };
  }
  const known = headLinks.get(href) ?? { count: 0, ...createLink(href) };
  known.count += 1;
  headLinks.set(href, known);
  if (!known.link.isConnected) document.head.append(known.link);
  return {
    loaded: known.loaded,
    release() {
      known.count -= 1;
      if (known.count > 0) return;
      known.remove();
      headLinks.delete(href);
    },
  };
}

interface SheetLink {
  link: HTMLLinkElement;
  loaded: Promise<void>;
  remove: () => void;
}

/** If a sheet fails to load, or takes too long, the view is shown without it. */
function createLink(href: string): SheetLink {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  shellSheets.add(link);
  const { promise: loaded, resolve } = Promise.withResolvers<undefined>();
  const settle = (problem?: string) => {
    clearTimeout(timer);
    if (problem) console.warn(`A view is shown without its style sheet, which ${problem}: ${href}`);
    resolve(undefined);
  };
  const timer = setTimeout(() => settle('takes too long'), viewTimes.styles);
  link.onload = () => settle(isEmpty(link) ? 'has no rules' : undefined);
  link.onerror = () => settle('did not load');
  return {
    link,
    loaded,
    remove() {
      link.remove();
      settle();
    },
  };
}

/** Chromium treats a web page in place of a style sheet as loaded. A sheet of another origin cannot be read. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return false;
  }
}
