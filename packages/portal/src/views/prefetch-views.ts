import type { Environment, Layout } from '@fleet-portal/model/entities';
import { viewSource } from '@fleet-portal/model/rules';
import { linkIn } from '../dom/link-in.ts';

interface PrefetchOptions {
  /** The layout that the person would see at an address; null where there is none, or the gate would not let them through. */
  layoutAt: (url: string) => Layout | null;
  environment: Pick<Environment, 'WEBCOMPONENT_BASE_URL'>;
  /** Ends it; what was preloaded stays in the browser's hands. */
  signal: AbortSignal;
}

/**
 * Preloads the modules of the views behind a link that the pointer or the focus comes to. What the gate would refuse is never asked
 * for (GAT-07).
 */
export function prefetchViews({ layoutAt, environment, signal }: PrefetchOptions): void {
  const options = { signal, passive: true };
  let last: Element | null = null;
  // A way from one element of a shadow root to another is heard nowhere outside of that root.
  const listenIn = (root: EventTarget) => {
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, onApproach, options);
  };
  const onApproach = (event: Event) => {
    const path = event.composedPath();
    for (const target of path) if (target instanceof ShadowRoot) listenIn(target);
    const link = linkIn(path);
    if (link?.origin !== location.origin || link === last) return;
    last = link;
    const layout = layoutAt(link.pathname + link.search);
    if (!layout) return;
    const { layoutItems, layoutItems8col, layoutItems4col } = layout;
    for (const { view } of [...layoutItems, ...layoutItems8col, ...layoutItems4col]) {
      try {
        preload(viewSource(view, environment, location.origin).address);
      } catch {
        // The view itself will say what is wrong with its descriptor.
      }
    }
  };
  for (const root of rootsInUse(document)) listenIn(root);
}

/** A root and the open shadow roots in it that the pointer or the focus is in already. */
function rootsInUse(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const hosts = [...root.querySelectorAll(':hover, :focus')];
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? rootsInUse(shadowRoot) : []))];
}

function preload(href: string): void {
  const selector = `link[rel=modulepreload][href="${CSS.escape(href)}"]`;
  if (document.head.querySelector(selector)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
