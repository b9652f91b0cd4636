import type { ViewDescriptor } from '@fleet-portal/model/entities';
import { viewTimes } from '@fleet-portal/model/constants';
import type { ViewSource } from '@fleet-portal/model/rules';
import { shellSheets } from '../dom/shell-sheets.ts';
import { catchStyles, leaveStyles } from './caught-styles.ts';

/** The element that a view is mounted in, and what goes with it. */
export interface Spot {
  slot: HTMLElement;
  /** The view's styles belong here: the document, or the shadow root of an isolated view. */
  root: Document | ShadowRoot;
  /** Resolves once the style sheets that the descriptor names are there, or have failed, or nobody waits for them any more. */
  styled: Promise<void>;
  /** Its scripts have just run. */
  ran: () => void;
  /** Its scripts have done what they do when they load. */
  loaded: () => void;
  remove: () => void;
}

/**
 * Makes the element that a view is mounted in. An isolated view's stands in a shadow root, and so do its styles; what it says of
 * `h1` or `body` ends there.
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
  // No style sheet of the page reaches it: like the others it is as high as its place.
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

/** The style sheets of views that are not isolated, by address: two views that name the same one share it. */
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

/** The view is shown without a sheet that does not come, or not in time. */
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

/** Chromium counts a web page in a style sheet's place as one that has come. One of another origin cannot be read. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch {
    return false;
  }
}
