import { isFocusable, type FocusableElement } from './focused-element.ts';

const focusable =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,audio[controls],video[controls],iframe,[contenteditable],[tabindex]';

/**
 * Every element under a node in the order of the flat tree: slotted content at its slot, and with the contents of open shadow trees.
 * @param isBack iterates from the end
 */
export function* shownElements(node: Element | ShadowRoot, isBack = false): Generator<FocusableElement> {
  const slotted = node instanceof HTMLSlotElement ? node.assignedElements() : [];
  const inside = node instanceof Element ? node.shadowRoot : null;
  const children = [...(slotted.length ? slotted : (inside ?? node).children)];
  for (const child of isBack ? children.reverse() : children) {
    if (!isBack && isFocusable(child)) yield child;
    yield* shownElements(child, isBack);
    if (isBack && isFocusable(child)) yield child;
  }
}

/**
 * The tab stops under a node, in order. Evaluated lazily: examining elements far out of sight makes Chromium style them.
 * @param isBack iterates from the end
 */
export function* tabStops(node: Element, isBack = false): Generator<FocusableElement> {
  for (const element of shownElements(node, isBack))
    if (isReachable(element) && (!isRadio(element) || element === groupStop(element, node))) yield element;
}

function isReachable(element: FocusableElement): boolean {
  return (
    element.matches(focusable) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** The radio button of a group at which Tab stops: the focused, the checked, or the first one. */
function groupStop(radio: HTMLInputElement, node: Element): FocusableElement | undefined {
  const group = [...shownElements(node)].filter(
    (element) => isRadio(element) && inOneGroup(radio, element) && isReachable(element),
  );
  const first = (which: string) => group.find((one) => one.matches(which));
  return first(':focus') ?? first(':checked') ?? group[0];
}

function isRadio(element: Element): element is HTMLInputElement {
  return element.matches('input[type=radio]');
}

function inOneGroup(one: HTMLInputElement, other: HTMLInputElement): boolean {
  if (!one.name) return one === other;
  return one.name === other.name && one.form === other.form && one.getRootNode() === other.getRootNode();
}
