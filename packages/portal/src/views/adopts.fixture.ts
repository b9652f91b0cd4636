// A view whose module adopts a style sheet once, when it is evaluated.
export const sheet = new CSSStyleSheet();
sheet.replaceSync('.adopts { color: red; }');
document.adoptedStyleSheets.push(sheet);

export const Adopts = {
  mount(slot: HTMLElement) {
    slot.textContent = 'Adopts';
    return { update: () => undefined, unmount: () => undefined };
  },
};
