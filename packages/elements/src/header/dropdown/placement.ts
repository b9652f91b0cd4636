import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** Room that stays free at the window's edges, in px. */
const padding = 8;

/**
 * Keeps a panel of the top layer under its button's end, above the button or moved aside where the window would cut it off,
 * and no higher than the room there. It is not seen before it stands in its place.
 * @returns ends it
 */
export function keepPlaced(button: Element, panel: HTMLElement, onPlaced: () => void): () => void {
  return autoUpdate(button, panel, () => void place(button, panel).then(onPlaced));
}

async function place(button: Element, panel: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(button, panel, {
    strategy: 'fixed',
    placement: 'bottom-end',
    middleware: [
      // The rows' texts stand under the button's text.
      offset({ mainAxis: 2, alignmentAxis: -10 }),
      flip({ padding }),
      shift({ padding }),
      size({
        padding,
        apply: ({ availableHeight }) => {
          panel.style.maxHeight = `${Math.floor(availableHeight)}px`;
        },
      }),
    ],
  });
  Object.assign(panel.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' });
}
