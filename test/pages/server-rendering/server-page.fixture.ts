import type { FpFooter } from '@fleet-portal/elements/footer';
import type { FpHeader } from '@fleet-portal/elements/header';

export interface ServerPage {
  body: HTMLElement;
  header: FpHeader;
  footer: FpFooter;
}

let body: HTMLElement | undefined;

/** Puts what the backend's server has made into the test's page, shadow roots and all; nothing has run yet. */
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
  const [header, footer] = ['fp-header', 'fp-footer'].map((tag) => body?.querySelector(tag));
  return { body, header: header as FpHeader, footer: footer as FpFooter };
}

export function closeServerPage(): void {
  body?.remove();
}

/** What stands in a shadow root of the server's, without the menus that end with the script. */
export function nodesOf(element: Element): Element[] {
  const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return all.filter((node) => !node.closest('.early') && node.localName !== 'style');
}
