/**
 * Makes those of the elements that scroll focusable by keyboard, as groups named by the dialog's title. The others only take the focus when
 * clicked, so that it stays in the dialog.
 * @returns stops
 */
export function scrollStops(elements: Iterable<HTMLElement>): () => void {
  const observer = new ResizeObserver(update);
  const watched = [...elements];
  for (const element of watched) {
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
  }
  function update(): void {
    for (const element of watched) {
      const scrolls =
        element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible';
      element.tabIndex = scrolls ? 0 : -1;
      setOrRemove(element, 'role', scrolls && 'group');
      setOrRemove(element, 'aria-labelledby', scrolls && 'title');
    }
  }
  return () => observer.disconnect();
}

function setOrRemove(element: Element, name: string, value: string | false): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
