/** Tells a mouse that points at it what a button without text does, and what a text says that is cut; others are told by its name. */
export function tooltips(root: ShadowRoot): void {
  root.addEventListener('pointerover', (event) => {
    const { target, pointerType } = event as PointerEvent;
    if (pointerType === 'touch' || !(target instanceof Element) || !root.contains(target)) return;
    const pointed = target.closest<HTMLElement>('a,button,[part=company]');
    const text = pointed?.querySelector<HTMLElement>('.ellipsis');
    if (pointed?.ariaLabel) show(pointed, pointed.ariaLabel);
    else if (pointed && text && isCut(text)) show(pointed, text.textContent.trim());
  });
}

/** At the end of its line, or of its last one. */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/** A title that stayed would be read as a description, which no longer says what is so. */
function show(element: HTMLElement, title: string): void {
  element.title = title;
  element.addEventListener('pointerout', () => element.removeAttribute('title'), { once: true });
}
