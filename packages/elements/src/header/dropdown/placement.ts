import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** Distance to keep from the window's edges, in px. */
const padding = 8;

/**
 * Places a panel by script, as its style sheet does in newer browsers: under its button's end, flipped above it or shifted if the window
 * would cut it off, and no higher than the available room.
 * @param signal stops placing it
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
      offset(2),
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
