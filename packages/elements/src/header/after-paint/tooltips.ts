/** Tells who points at it what a button without text does, and what a text says that is cut. */
export function tooltips(root: ShadowRoot): void {
  root.addEventListener('pointerover', ({ target }) => {
    if (!(target instanceof Element) || !root.contains(target)) return;
    const pointed = target.closest<HTMLElement>('a,button,[part=company]');
    const text = pointed?.querySelector<HTMLElement>('.ellipsis');
    if (pointed?.ariaLabel) pointed.title = pointed.ariaLabel;
    else if (text) text.title = text.scrollWidth > text.clientWidth ? text.textContent.trim() : '';
  });
}
