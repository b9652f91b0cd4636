import { focusedElement, isFocusable, type FocusableElement } from './focused-element.ts';

/** What was clicked last, where nothing has taken the focus since. */
let clicked: WeakRef<FocusableElement> | undefined;

/**
 * What opens something now and gets the focus back from it: the element that has the focus, or, as Safari focuses no button that
 * is clicked, the one that was clicked last.
 */
export function openerNow(): FocusableElement | null {
  return focusedElement() ?? clicked?.deref() ?? null;
}

function isControl(target: EventTarget): target is FocusableElement {
  return isFocusable(target) && target.matches('a[href],button,input,select,textarea,summary,[tabindex]');
}

if ('document' in globalThis) {
  const noteClick = (event: Event) => {
    const control = event.composedPath().find(isControl);
    clicked = control && new WeakRef(control);
  };
  addEventListener('click', noteClick, true);
  addEventListener('focusin', () => (clicked = undefined), true);
}
