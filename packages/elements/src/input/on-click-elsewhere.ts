/** After how many ms a tap is known to make no click: browsers wait as long for the second tap of a double one. */
const clickDelay = 400;

/**
 * Hears a click beside something that is open, before the page does, which may keep it to itself. A press that began at what is
 * open may end elsewhere, as when text is selected. Of a tap on plain text Safari on phones and tablets makes no click at all:
 * there the tap counts.
 * @param host what is open belongs to it; where it stands in a shadow tree, which may be closed, that is heard by itself
 * @param isOwn whether a path leads through what is open
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
          // What happens in the tree inside this one is judged there: only that knows its whole path.
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
