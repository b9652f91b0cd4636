// Gives a state's elements the market, theme, locale, session and direction that the URL asks for.
import { loadJson } from '../app/load.js';
import { setBars } from './arrive.js';
import { keepFocusOutside } from './focus.js';

const asked = new URLSearchParams(location.search);
const person = asked.get('person') ?? 'visitor';
const askedTheme = asked.get('theme') ?? '';
const isHarbor = askedTheme === 'harbor';
const theme = isHarbor ? 'default' : askedTheme;
const source = `/markets/${encodeURIComponent(asked.get('market') ?? 'us')}.json`;
/** Null if loading fails: the elements then load it themselves, and show the error. */
export const market = await loadJson(source).catch(() => null);
export const locale = asked.get('locale') || market?.allowedLocales[0] || 'en-us';
const bars = document.querySelectorAll('fp-header, fp-footer');

document.documentElement.lang = locale;
document.documentElement.dir = asked.get('dir') === 'rtl' ? 'rtl' : 'ltr';
document.documentElement.dataset.theme = askedTheme;
if (isHarbor) linkStyles('../../themes/harbor.css');

for (const element of document.querySelectorAll('fp-header, fp-footer, fp-skip-link, fp-search-bar')) {
  element.setAttribute('locale', locale);
  if (theme) element.setAttribute('theme', theme);
}
for (const element of bars) {
  element.setAttribute('current-path', `/${locale}/`);
  element.products = [
    { label: 'Telematics', href: `/${locale}/telematics/` },
    { label: 'Charging', href: `/${locale}/charging/` },
  ];
}
if (person !== 'visitor') {
  const sessions = await loadJson('../sessions.json');
  for (const element of bars) element.session = sessions[person];
}
setBars();
const header = document.querySelector('fp-header');
if (header && asked.has('companies')) {
  header.companies = ['Northwind Deliveries', 'Lakeside Commercial Vehicles', 'Harbor Street Couriers'].map(
    (name, id) => ({ id: `${id}`, name }),
  );
}
// A state before the market has loaded never sets one.
for (const element of bars) if (!('waiting' in element.dataset)) setMarket(element);

// The catalogue never leaves its pages, so navigation is prevented.
for (const type of ['fp-navigate', 'fp-login', 'fp-logout']) {
  document.addEventListener(type, (event) => event.preventDefault());
}
document.addEventListener('fp-locale-change', (event) => {
  event.preventDefault();
  for (const element of document.querySelectorAll('[locale]')) element.setAttribute('locale', event.locale);
});

/** Gives an element without a market the language and theme of the market. */
export function dress(element) {
  element.setAttribute('locale', locale);
  element.setAttribute('theme', theme || market.theme);
}

/** Opens an element that takes the focus, but keeps the catalogue's focus. */
export async function openQuietly(element, open) {
  await customElements.whenDefined(element.localName);
  await keepFocusOutside(async () => {
    open();
    await element.updateComplete;
    await Promise.all([...element.children].map(({ updateComplete }) => updateComplete));
  });
}

function linkStyles(href) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** No market has the pseudo locale, so a market with it added is set as a property. */
function setMarket(element) {
  if (!market || market.allowedLocales.includes(locale)) element.setAttribute('src', source);
  else element.market = { ...market, allowedLocales: [...market.allowedLocales, locale] };
}
