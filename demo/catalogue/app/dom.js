/**
 * Makes an element. A name that begins with `on` adds a listener; `true` sets an attribute without a value; `false`, `null` and
 * undefined are skipped, among the children too.
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

/** A drawing from drawings.svg. */
export function drawing(id) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 160 96');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg.namespaceURI, 'use');
  use.setAttribute('href', `./drawings.svg#${id}`);
  svg.append(use);
  return svg;
}

/** Announces a sentence to screen readers. */
export function announce(text) {
  document.getElementById('said').textContent = text;
}

/** Turns the text of a comment into nodes, with its back-quoted words as code. */
export const prose = (text) =>
  text.split('`').map((part, index) => (index % 2 ? make('code', {}, part) : part));
