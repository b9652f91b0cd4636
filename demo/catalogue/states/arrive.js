// Puts a state's page into the situation that its URL describes, and signals that it is ready.
import { applySettings } from '../app/settings.js';
import { focusedElement, focusIn, keepFocusOutside, rest } from './focus.js';

const asked = new URLSearchParams(location.search);
const settings = Object.fromEntries([...asked].filter(([name]) => name.startsWith('fp-')));

window.specimen = { audit: async () => (await import('./audit.js')).audit() };

/** Applies the URL's settings to elements, such as `fp-header.search=true` or `fp-header:companies=[…]`. */
export const setElements = () => applySettings(document, settings);

/**
 * The same for header and footer before they first render; other elements are created later, by their page's script.
 */
export const setBars = () =>
  applySettings(
    document,
    Object.fromEntries(Object.entries(settings).filter(([name]) => /^fp-(header|footer)/.test(name))),
  );

/**
 * The last step of a state's page: `press` names the parts or ids to click, `focus` the one to focus, itself or its first control, and
 * `scroll` the scroll offset.
 */
export async function arrive() {
  const elements = [...document.querySelectorAll('*')].filter(isOurs);
  // A property set before its element is defined would override the attributes.
  await Promise.all(elements.map(({ localName }) => customElements.whenDefined(localName)));
  setElements();
  await Promise.all(elements.map(isShown));
  for (const name of asked.getAll('press')) await press(name);
  if (asked.has('focus')) focusIn(await named(asked.get('focus')));
  else rest();
  if (asked.has('scroll')) scrollTo({ top: Number(asked.get('scroll')), behavior: 'instant' });
  await document.fonts.ready;
  document.documentElement.setAttribute('data-ready', '');
  dispatchEvent(new CustomEvent('specimen-ready'));
}

const isOurs = ({ localName }) => localName.startsWith('fp-');

/** A bar with `src` shows links once its market has loaded, or a button if that failed. */
async function isShown(element) {
  await element.updateComplete;
  if (element.src || element.market) await until(() => isDrawn(element));
}

/** Clicks a control, and waits until the part that it opens has loaded and is rendered or focused. */
async function press(name) {
  const control = await named(name);
  if (!control) return;
  await keepFocusOutside(async () => {
    control.click();
    await until(() => hasOpened(control));
    await new Promise((done) => setTimeout(done));
  });
}

function hasOpened(control) {
  if (control.getAttribute('aria-expanded') === 'false') return false;
  const panel = control.getRootNode().getElementById(control.getAttribute('aria-controls'));
  return isDrawn(panel) || focusedElement();
}

/** Whether the element has rendered a link or button. */
const isDrawn = (element) => element?.shadowRoot?.querySelector('a[href], button');

/** Waits for an element, which may belong to a part that loads later. */
async function named(name) {
  const element = await until(() => find(document, `[part~="${name}"], #${CSS.escape(name)}`));
  if (!element) console.error(`There is no ${name} here.`);
  return element;
}

async function until(check) {
  const end = performance.now() + 10_000;
  for (;;) {
    const found = check();
    if (found || performance.now() > end) return found;
    await new Promise((done) => setTimeout(done, 16));
  }
}

function find(root, selector) {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(selector) && element.checkVisibility({ visibilityProperty: true })) return element;
    const inside = element.shadowRoot && find(element.shadowRoot, selector);
    if (inside) return inside;
  }
  return null;
}
