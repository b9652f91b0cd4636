import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import './define.ts';
import type { FpHeader } from './header.ts';

/** The header as a host page has it, at a viewport width. */
export async function mountHeader(properties: Partial<FpHeader> = {}, width = 1280): Promise<FpHeader> {
  await setViewport(width);
  const element = await fixture<FpHeader>(html`<fp-header></fp-header>`);
  Object.assign(element, { market: sampleMarket(), currentPath: '/en-ca/', ...properties });
  await element.updateComplete;
  return element;
}

/** Primary nodes "Business area 1", "2" and so on, the last of which has a sub-menu with the link "Deep". */
export function businessAreas(count: number): object[] {
  const link = (label: string) => ({
    type: 'route',
    label,
    target: { path: `/${label.replace(/ /g, '-')}/` },
  });
  const columnGroups = [{ columns: [{ sections: [{ nodes: [link('Deep')] }] }] }];
  const links = Array.from({ length: count }, (_, index) => link(`Business area ${index + 1}`));
  const last = { ...links.pop(), type: 'menu-view', target: null };
  return [...links, { ...last, submenu: { submenuType: 'simple', columnGroups } }];
}

/** Every element of the header that matches and that a person can see, those in its nested elements too. */
export function seen<Type extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Type[] {
  return inside(root).filter(
    (element): element is Type => element.matches(selector) && element.checkVisibility(visible),
  );
}

const visible = { visibilityProperty: true, checkVisibilityCSS: true };

function inside(root: ParentNode): HTMLElement[] {
  const tree = root instanceof Element && root.shadowRoot ? root.shadowRoot : root;
  return [...tree.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? inside(element.shadowRoot) : []),
  ]);
}

/** What a screen reader calls a link, button or tab. */
export function nameOf(element: Element): string {
  if (element.ariaLabel) return element.ariaLabel;
  const text = (node: Node): string => {
    if (node instanceof Element && node.ariaHidden === 'true') return '';
    const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
    const children = slotted.length ? slotted : [...node.childNodes];
    return node instanceof Text ? node.data : children.map(text).join('');
  };
  return text(element).replace(/\s+/g, ' ').trim();
}

export function controls(root: ParentNode, name: string | RegExp): HTMLElement[] {
  const fits = (element: HTMLElement) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
  return seen(root, 'a[href],button').filter(fits);
}

/** What the buttons and links at the end of the main bar are called. */
export const tools = (header: FpHeader) => seen(header, '.end :is(a,button)').map(nameOf);

/** The one link or button of this name. */
export function control(root: ParentNode, name: string | RegExp): HTMLElement {
  const found = controls(root, name);
  expect(found.map(nameOf), `links and buttons named ${name}`).to.have.length(1);
  const [one] = found;
  if (!one) throw new Error(`There is nothing named ${name}`);
  return one;
}

/** Waits for a link or button that a lazily loaded menu brings. */
export async function arrives(root: ParentNode, name: string | RegExp): Promise<HTMLElement> {
  await waitUntil(() => controls(root, name).length > 0, `"${name}" arrives`);
  return control(root, name);
}

/** Opens a menu by its button and waits for one of its entries, and for the script that closes it on a click elsewhere. */
export async function openMenu(
  header: FpHeader,
  button: string | RegExp,
  entry: string | RegExp,
): Promise<HTMLElement> {
  const opener = control(header, button);
  opener.focus({ preventScroll: true });
  opener.click();
  await arrives(header, entry);
  await import('./menus/index.ts');
  await nextFrame();
  return opener;
}

/** Puts the focus on a control, and waits for what loads when somebody comes near: it hides the empty place of the company. */
export async function focusOn(header: FpHeader, name: string | RegExp): Promise<HTMLElement> {
  const place = control(header, name);
  place.focus({ preventScroll: true });
  await waitUntil(() => header.renderRoot.querySelector('li[hidden]'), 'it is loaded');
  return place;
}

/** Puts every running transition and animation at its end. */
export function settle(root: ParentNode): void {
  for (const element of inside(root)) for (const running of element.getAnimations()) running.finish();
}

/** Waits until nothing that matches is seen any more; transitions do not run in a page that no window shows. */
export async function goes(root: ParentNode, selector: string, left = 0): Promise<void> {
  const isGone = () => {
    settle(root);
    return seen(root, selector).length === left;
  };
  await waitUntil(isGone, `${selector} goes`);
}

/** The element that has the focus, in whatever shadow root. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
