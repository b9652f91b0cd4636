import type { Environment, Layout } from '@fleet-portal/model/entities';
import { viewSource } from '@fleet-portal/model/rules';
import { linkIn } from '../dom/link-in.ts';

interface PrefetchOptions {
  /** The layout that the user would see at an address; null if there is none, or the gate would not let them through. */
  layoutAt: (url: string) => Layout | null;
  environment: Pick<Environment, 'WEBCOMPONENT_BASE_URL'>;
  /** Stops preloading; what has been preloaded stays in the browser. */
  signal: AbortSignal;
}

/**
 * Preloads the modules of the views behind a link when the pointer or the focus reaches it. Nothing that the gate would refuse is
 * requested (GAT-07).
 */
export function prefetchViews({ layoutAt, environment, signal }: PrefetchOptions): void {
  const options = { signal, passive: true };
  let last: Element | null = null;
  // Moves between elements of the same shadow root are only visible to listeners inside that root.
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
        // The view itself will report what is wrong with its descriptor.
      }
    }
  };
  for (const root of rootsInUse(document)) listenIn(root);
}

/** A root, and the open shadow roots inside it that already contain the pointer or the focus. */
function rootsInUse(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const hosts = [...root.querySelectorAll(':hover, :focus')];
  return [root, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? rootsInUse(shadowRoot) : []))];
}

function preload(href: string): void {
  const selector = `link[rel=modulepreload][href="${CSS.escape(href)}"]`;
  if (document.head.querySelector(selector)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
