import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** Room that stays free at the window's edges, in px. */
const padding = 8;

/**
 * What the style sheet of a panel does in newer browsers: keeps it under its button's end, above the button or moved aside where
 * the window would cut it off, and no higher than the room there.
 * @param signal ends it
 */
export function keepPlaced(button: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const stop = autoUpdate(button, panel, () => void place(button, panel));
  signal.addEventListener('abort', stop);
}

async function place(button: HTMLElement, panel: HTMLElement): Promise<void> {
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
  Object.assign(panel.style, { left: `${x}px`, top: `${y}px`, opacity: '' });
}
