const isWebKit = typeof navigator !== 'undefined' && navigator.vendor.startsWith('Apple');

// Loaded with the menus, so that the first panel to open does not wait for it.
if (isWebKit) loadPlacement().catch(() => undefined);

/**
 * Shows a panel in the top layer under its button. With the class `anchored` its style sheet places it. Browsers without usable anchor
 * positioning load a script for that; until it is there, the panel is transparent but can have the focus.
 * @param signal stops placing the panel
 */
export function showUnder(button: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const options = {
    isRead: false,
    get source() {
      this.isRead = true;
      return button;
    },
  };
  panel.showPopover(canAnchor() ? options : {});
  const isAnchored = options.isRead && isRightToLeft(panel) === isRightToLeft(document.documentElement);
  panel.classList.toggle('anchored', isAnchored);
  if (isAnchored) return;
  panel.style.opacity = '0';
  loadPlacement()
    .then(({ keepPlaced }) => keepPlaced(button, panel, signal))
    .catch((error: unknown) => {
      console.error('<fp-dropdown> could not be placed.', error);
      panel.style.opacity = '';
    });
}

/**
 * WebKit (seen in 2.50) supports anchor positioning, but once an anchored box was shown, the page's media queries no longer follow the
 * window, and an animation of that box never ends. Also, after a click on a button's text, Tab skips the panel that has the button as its
 * source.
 */
function canAnchor(): boolean {
  return !isWebKit && CSS.supports('position-area: block-end');
}

/** Anchor positions follow the page's direction; Firefox (seen in 153) moves an anchored box with another direction out of sight. */
function isRightToLeft(element: Element): boolean {
  return element.matches(':dir(rtl)');
}

function loadPlacement() {
  return import('./placement.ts');
}
