import { fixture, html } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import './define.ts';
import type { FpFooter } from './footer.ts';

export const market = sampleMarket();

/** The footer of an English page in Canada. */
export async function footer(properties: Partial<FpFooter> = {}): Promise<FpFooter> {
  const element = await fixture<FpFooter>(html`<fp-footer></fp-footer>`);
  Object.assign(element, { market, locale: 'en-ca', currentPath: '/en-ca/', ...properties });
  await element.updateComplete;
  return element;
}

/** The same footer, in a window of this width. */
export async function footerAt(width: number, properties: Partial<FpFooter> = {}): Promise<FpFooter> {
  await setViewport(width);
  return footer(properties);
}

export const all = <Type extends Element>(element: FpFooter, selector: string) => [
  ...element.renderRoot.querySelectorAll<Type>(selector),
];
export const one = (element: FpFooter, selector: string) => {
  const [found] = all<HTMLElement>(element, selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
export const textOf = (element: Element) => element.textContent.trim().replace(/\s+/g, ' ');
export const named = (element: FpFooter, text: string) => {
  const found = all<HTMLElement>(element, 'a,button').find((candidate) => textOf(candidate) === text);
  if (!found) throw new Error(`No link or button "${text}"`);
  return found;
};
export const isSeen = (element: Element) => element.getClientRects().length > 0;
