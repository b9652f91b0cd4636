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
  const early = { signal, capture: true };
  let isPressed = false;
  /** Whether an event at this tree is one of the tree inside it, whose own path only that knows. */
  const isInside = ({ currentTarget }: Event, path: readonly EventTarget[]) =>
    currentTarget !== root && root instanceof ShadowRoot && path.includes(root.host);
  for (const tree of new Set([document, root])) {
    tree.addEventListener(
      'pointerdown',
      (event) => {
        const path = event.composedPath();
        if (!isInside(event, path)) isPressed = isOwn(path);
      },
      early,
    );
    tree.addEventListener(
      'click',
      (event) => {
        const path = event.composedPath();
        if (isInside(event, path)) return;
        const isElsewhere = !isPressed && !isOwn(path);
        isPressed = false;
        if (isElsewhere) clicked(event as MouseEvent);
      },
      early,
    );
  }
}
