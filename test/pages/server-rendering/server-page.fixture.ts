import type { FpFooter } from '@fleet-portal/elements/footer';
import type { FpHeader } from '@fleet-portal/elements/header';

export interface ServerPage {
  body: HTMLElement;
  header: FpHeader;
  footer: FpFooter;
}

let body: HTMLElement | undefined;

/** Inserts the backend's server-rendered markup into the test's page, with its shadow roots and before any script has run. */
export async function openServerPage(
  address: string,
  change = (markup: string) => markup,
): Promise<ServerPage> {
  closeServerPage();
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  const markup = /<body>(.*)<\/body>/s.exec(await answer.text())?.[1];
  if (!markup) throw new Error(`${address} is no page of the server`);
  body = document.createElement('div');
  document.body.append(body);
  body.setHTMLUnsafe(change(markup));
  keepStylesWorn(body);
  const [header, footer] = ['fp-header', 'fp-footer'].map((tag) => body?.querySelector(tag));
  return { body, header: header as FpHeader, footer: footer as FpFooter };
}

export function closeServerPage(): void {
  body?.remove();
}

const worn = new Set<string>();

/**
 * WebKit sometimes caches media query results for equal style elements when the last one is removed, and reuses them later. Tests close a
 * narrow page and open a wide one, so this keeps each root's styles in use at all times, with and without those of the early menus.
 */
function keepStylesWorn(root: ParentNode): void {
  const roots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const { children } of roots) {
    const styles = [...children].filter((child) => child.localName === 'style');
    wear(styles);
    wear(styles.slice(0, 1));
  }
}

function wear(styles: Element[]): void {
  const text = styles.map((style) => style.outerHTML).join('');
  if (worn.has(text)) return;
  worn.add(text);
  const wearer = document.head.appendChild(document.createElement('div'));
  wearer.style.setProperty('display', 'none', 'important');
  wearer.attachShadow({ mode: 'open' }).append(...styles.map((style) => style.cloneNode(true)));
}

/** The nodes in a server-rendered shadow root, without the early menus, which are removed once the script has loaded. */
export function nodesOf(element: Element): Element[] {
  const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return all.filter((node) => !node.closest('.early') && node.localName !== 'style');
}
