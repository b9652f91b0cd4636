/** Gives mouse users a tooltip for buttons without text and for texts that are cut off; other users get the accessible name. */
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

/** Whether the text is cut off, at the end of its line or of its last line. */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/** Removes the title afterwards: a title that stayed would be read out as a description, and might be outdated. */
function show(element: HTMLElement, title: string): void {
  element.title = title;
  element.addEventListener('pointerout', () => element.removeAttribute('title'), { once: true });
}
