// Tries to restyle the whole page: with a style element, an adopted style sheet, and links in various places, as bundlers add them.
const style = document.createElement('style');
style.textContent = 'body, fp-header { opacity: 0.5 !important; }';
document.head.append(style);

const sheet = new CSSStyleSheet();
sheet.replaceSync('body, fp-header { opacity: 0.6 !important; }');
document.adoptedStyleSheets.push(sheet);

const linkTo = (path: string) =>
  Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: new URL(path, import.meta.url).href,
  });
const own = './wild-styles.css';
const inside = document.createElement('div');
document.head.append(linkTo(own), linkTo('../angular/misbehaving.css'), inside);
inside.append(linkTo(own));
document.body.append(linkTo(own));

export default {
  mount(slot: HTMLElement) {
    const card = document.createElement('p');
    card.className = 'wild';
    card.textContent = 'Wild styles, kept in this place';
    slot.append(card);
    return { update: () => undefined, unmount: () => card.remove() };
  },
};
