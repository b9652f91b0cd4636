// Writes its rules as CSS-in-JS libraries do in production: by script, into an empty style element, which the page's policy allows.
const style = document.createElement('style');
document.head.append(style);
style.sheet?.insertRule('.by-script { color: rgb(1, 2, 3); }');

export default {
  mount(slot: HTMLElement) {
    const text = document.createElement('p');
    text.className = 'by-script';
    text.textContent = 'Styled by script';
    slot.append(text);
    return { update: () => undefined, unmount: () => text.remove() };
  },
};
