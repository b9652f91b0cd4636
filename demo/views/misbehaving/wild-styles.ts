// Would restyle the whole page: by its style sheet, by a style element and by a link, as bundlers add them.
const style = document.createElement('style');
style.textContent = 'body, fp-header { opacity: 0.5 !important; }';
document.head.append(style);

const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = new URL('./wild-styles.css', import.meta.url).href;
document.head.append(link);

export default {
  mount(slot: HTMLElement) {
    const card = document.createElement('p');
    card.className = 'wild';
    card.textContent = 'Wild styles, kept in this place';
    slot.append(card);
    return { update: () => undefined, unmount: () => card.remove() };
  },
};
