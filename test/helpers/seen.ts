import { expect } from '@open-wc/testing';
import { waitUntil } from './wait-until.ts';

/** Every matching element below a root, through shadow roots, that users can see and reach. */
export function seen<Type extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Type[] {
  return inside(root).filter(
    (element): element is Type =>
      element.matches(selector) && element.checkVisibility(visible) && !isInert(element),
  );
}

/** An element that fades out is visible for a moment longer, but inert already; a modal dialog is usable wherever it is. */
function isInert(element: HTMLElement): boolean {
  const around = element.closest('[inert], :modal');
  if (around) return !around.matches(':modal');
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host instanceof HTMLElement && isInert(root.host);
}

const visible = { visibilityProperty: true, checkVisibilityCSS: true };

function inside(root: ParentNode): HTMLElement[] {
  const tree = root instanceof Element && root.shadowRoot ? root.shadowRoot : root;
  return [...tree.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? inside(element.shadowRoot) : []),
  ]);
}

/** The position and size of an element in the window. */
export const box = (element: Element) => element.getBoundingClientRect();

/** The accessible name of a link, button or tab. */
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

/** The only link or button of this name. */
export function control(root: ParentNode, name: string | RegExp): HTMLElement {
  const found = controls(root, name);
  expect(found.map(nameOf), `links and buttons named ${name}`).to.have.length(1);
  const [one] = found;
  if (!one) throw new Error(`There is nothing named ${name}`);
  return one;
}

/** Waits for a link or button of a lazily loaded part. */
export async function arrives(root: ParentNode, name: string | RegExp): Promise<HTMLElement> {
  await waitUntil(() => controls(root, name).length > 0, `"${name}" arrives`);
  return control(root, name);
}

/** Finishes all running transitions and animations. */
export function settle(root: ParentNode): void {
  for (const element of inside(root)) for (const running of element.getAnimations()) running.finish();
}

/** Waits until no match is visible any more; finishes transitions, which do not run in a page without a visible window. */
export async function goes(root: ParentNode, selector: string, left = 0): Promise<void> {
  const isGone = () => {
    settle(root);
    return seen(root, selector).length === left;
  };
  await waitUntil(isGone, `${selector} goes`);
}

/** The focused element, in any shadow root. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
