/**
 * Shows a panel in the top layer under its button. Its style sheet places it; in browsers that cannot anchor one box to another a
 * script does, and until it is there the panel has the focus but is not seen.
 * @param signal ends it
 */
export function showUnder(button: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const options = {
    isAnchored: false,
    // Read only where the button becomes the panel's anchor.
    get source() {
      this.isAnchored = CSS.supports('position-area: block-end');
      return button;
    },
  };
  panel.showPopover(options);
  if (options.isAnchored) return;
  panel.style.opacity = '0';
  import('./placement.ts')
    .then(({ keepPlaced }) => keepPlaced(button, panel, signal))
    .catch((error: unknown) => {
      console.error('<fp-dropdown> could not be placed.', error);
      panel.style.opacity = '';
    });
}
