/**
 * Hears a click beside something that is open, before the page does, which may keep it to itself. A press that began at what is
 * open may end elsewhere, as when text is selected.
 * @param host what is open belongs to it; where it stands in a shadow tree, which may be closed, that is heard by itself
 * @param isOwn whether a path leads through what is open
 */
export function onClickElsewhere(
  host: Element,
  isOwn: (path: readonly EventTarget[]) => boolean,
  clicked: (event: MouseEvent) => void,
  signal: AbortSignal,
): void {
  const root = host.getRootNode();
  let isPressed = false;
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
    hear('click', (path, event) => {
      const isElsewhere = !isPressed && !isOwn(path);
      isPressed = false;
      if (isElsewhere) clicked(event as MouseEvent);
    });
  }
}
