/**
 * How long to wait after a tap before it is certain that no click follows, in ms: browsers wait as long for the second tap of a double tap.
 */
const clickDelay = 400;

/**
 * Detects clicks outside something that is open. It listens in the capture phase, because the page may stop the event. A press that began
 * inside may end outside, as when text is selected, and does not count. Safari on phones and tablets fires no click for a tap on plain
 * text, so there the tap itself counts.
 * @param host the element that what is open belongs to; if it is in a shadow tree, which may be closed, that tree gets its own listeners
 * @param isOwn whether an event path leads through what is open
 */
export function onClickElsewhere(
  host: Element,
  isOwn: (path: readonly EventTarget[]) => boolean,
  clicked: (path: readonly EventTarget[]) => void,
  signal: AbortSignal,
): void {
  const root = host.getRootNode();
  let isPressed = false;
  let tap: ReturnType<typeof setTimeout> | undefined;
  const forgetTap = () => clearTimeout(tap);
  signal.addEventListener('abort', forgetTap);
  for (const tree of new Set([document, root])) {
    const hear = (type: string, heard: (path: EventTarget[], event: Event) => void) =>
      tree.addEventListener(
        type,
        (event) => {
          const path = event.composedPath();
          // Events inside the host's shadow tree are judged there, because only there the whole path is visible.
          const isInside = tree !== root && root instanceof ShadowRoot && path.includes(root.host);
          if (!isInside) heard(path, event);
        },
        { signal, capture: true },
      );
    hear('pointerdown', (path) => (isPressed = isOwn(path)));
    hear('pointerup', (path, event) => {
      forgetTap();
      const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
      if (isTap && !isPressed && !isOwn(path)) tap = setTimeout(() => clicked(path), clickDelay);
    });
    hear('click', (path) => {
      forgetTap();
      const isElsewhere = !isPressed && !isOwn(path);
      isPressed = false;
      if (isElsewhere) clicked(path);
    });
  }
}
