const isWebKit = typeof navigator !== 'undefined' && navigator.vendor.startsWith('Apple');

// Fetched with the menus, so that the first panel to open does not wait for it.
if (isWebKit) loadPlacement().catch(() => undefined);

/**
 * Shows a panel in the top layer under its button. Its style sheet places it where it has the class `anchored`; in browsers that
 * cannot anchor one box to another a script does, and until it is there the panel has the focus but is not seen.
 * @param signal ends it
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
 * WebKit (seen in 2.50) can, but once an anchored box was there its pages' media queries no longer follow the window, and an
 * animation of that box never ends; and after a click on a button's text, Tab passes by the panel that has the button as its source.
 */
function canAnchor(): boolean {
  return !isWebKit && CSS.supports('position-area: block-end');
}

/** The ends of an anchored box are the page's; Firefox (seen in 153) puts one that has its own out of sight. */
function isRightToLeft(element: Element): boolean {
  return element.matches(':dir(rtl)');
}

function loadPlacement() {
  return import('./placement.ts');
}
