export type {} from './banner/define.ts';
export type {} from './consent/define.ts';
export type {} from './modal/define.ts';
export type {} from './notifications/define.ts';
export type {} from './search-bar/define.ts';
export type {} from './top-notifications/define.ts';
export type {} from './workspace-bar/define.ts';

/** The elements that few pages have. */
const definitions = new Map<string, () => Promise<unknown>>(
  Object.entries({
    'fp-banner': () => import('./banner/define.ts'),
    'fp-cookie-consent': () => import('./consent/define.ts'),
    'fp-modal': modal,
    'fp-modal-stack': modal,
    'fp-notification-drawer': () => import('./notifications/define.ts'),
    'fp-search-bar': () => import('./search-bar/define.ts'),
    'fp-top-notifications': () => import('./top-notifications/define.ts'),
    'fp-workspace-bar': () => import('./workspace-bar/define.ts'),
  }),
);

function modal() {
  return import('./modal/define.ts');
}

const anyTag = [...definitions.keys()].join();

/**
 * Defines each of these elements as soon as the page contains one. Elements in another component's shadow root are not found: the author of
 * that component imports their definition.
 *
 * @returns A function that stops looking.
 */
export function defineOnDemand(page: Document): () => void {
  const end = new AbortController();
  const defineIn = (root: HTMLElement) => {
    for (const element of [root, ...root.querySelectorAll<HTMLElement>(anyTag)])
      if (element.matches(anyTag)) define(element, end.signal);
  };
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations) {
      for (const node of addedNodes) if (node instanceof HTMLElement) defineIn(node);
    }
  });
  observer.observe(page, { childList: true, subtree: true });
  defineIn(page.documentElement);
  return () => {
    observer.disconnect();
    end.abort();
  };
}

/** The tags whose scripts are loading. */
const coming = new Set<string>();

function define({ localName, attributes }: Element, signal: AbortSignal): void {
  if (customElements.get(localName) || coming.has(localName)) return;
  for (const { name, value } of attributes) {
    if (value.startsWith('[object '))
      console.error(
        `<${localName}> got “${name}” as a text, before it had that property. Define it earlier.`,
      );
  }
  load(localName, signal);
}

/** A script that could not be loaded is requested again once the connection is back. `whenBack` would be one more file for every page. */
function load(tag: string, signal: AbortSignal): void {
  coming.add(tag);
  const lose = (error: unknown) => {
    console.error(`<${tag}> could not be loaded.`, error);
    addEventListener('online', () => load(tag, signal), { once: true, signal });
  };
  definitions
    .get(tag)?.()
    .catch(lose)
    .finally(() => coming.delete(tag));
}
