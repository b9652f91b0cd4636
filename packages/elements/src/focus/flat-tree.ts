import { isFocusable, type FocusableElement } from './focused-element.ts';

const focusable =
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,audio[controls],video[controls],iframe,[contenteditable],[tabindex]';

/** Every element under a node as it is shown: slotted content in its slot's place, shadow trees opened. */
export function* shownElements(node: Element | ShadowRoot): Generator<FocusableElement> {
  const slotted = node instanceof HTMLSlotElement ? node.assignedElements() : [];
  const inside = node instanceof Element ? node.shadowRoot : null;
  for (const child of slotted.length ? slotted : (inside ?? node).children) {
    if (isFocusable(child)) yield child;
    yield* shownElements(child);
  }
}

/** What Tab stops at under a node, in its order. */
export function tabStops(node: Element): FocusableElement[] {
  const reachable = [...shownElements(node)].filter(
    (element) =>
      element.matches(focusable) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return reachable.filter((element) => !isRadio(element) || element === groupStop(element, reachable));
}

/** The one of a radio button's group at which Tab stops: the focused, the chosen, or the first. */
function groupStop(
  radio: HTMLInputElement,
  reachable: readonly FocusableElement[],
): FocusableElement | undefined {
  const group = reachable.filter((element) => isRadio(element) && inOneGroup(radio, element));
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
