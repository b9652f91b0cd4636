import { fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { seen } from '../../../../test/helpers/seen.ts';
import './define.ts';
import type { FpSearchBar } from './search-bar.ts';

export const wrong = 'The search does not answer. Try again in a few minutes.';

export async function mount(properties: Partial<FpSearchBar> = {}, width = 1280): Promise<FpSearchBar> {
  const bar = await fixture<FpSearchBar>(html`<fp-search-bar></fp-search-bar>`);
  await setViewport(width);
  Object.assign(bar, properties);
  await bar.updateComplete;
  return bar;
}

export const field = (bar: FpSearchBar) => found(bar.renderRoot.querySelector('input'));
/** The box with the field's border: text and buttons. */
export const box = (bar: FpSearchBar) => found(bar.renderRoot.querySelector('.field'));
export const alerts = (bar: FpSearchBar) => seen(bar, '[role=alert]').map(({ textContent }) => textContent);
export const colors = (element: Element) => {
  const { color, backgroundColor } = getComputedStyle(element);
  return { color, backgroundColor };
};

/** Records the bar's searches from now on. */
export function listen(bar: FpSearchBar): string[] {
  const told: string[] = [];
  bar.addEventListener('fp-search', ({ query }) => told.push(query));
  return told;
}

export async function type(bar: FpSearchBar, text: string): Promise<void> {
  bar.focus();
  await sendKeys({ type: text });
  await bar.updateComplete;
}

export async function press(bar: FpSearchBar, key: string): Promise<void> {
  await sendKeys({ press: key });
  await bar.updateComplete;
}

function found<Type>(part: Type | null): Type {
  if (!part) throw new Error('The search bar has not rendered it.');
  return part;
}
