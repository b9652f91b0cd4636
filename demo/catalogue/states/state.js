// Gives the elements of a state the market, theme, locale, person and direction that the address asks for.
const asked = new URLSearchParams(location.search);
const person = asked.get('person') ?? 'visitor';
const locale = asked.get('locale') ?? '';
const theme = asked.get('theme') ?? '';
const market = asked.get('market') ?? 'us';
const anyElement =
  'fp-header, fp-footer, fp-skip-link, fp-search-bar, fp-workspace-bar, fp-notification-drawer, fp-top-notifications, fp-banner, fp-modal-stack, fp-cookie-consent';
const source = `/markets/${encodeURIComponent(market)}.json`;

/** Gives an element that knows no market the market's language and theme. */
export async function dress(element) {
  element.setAttribute('locale', locale || 'en-us');
  element.setAttribute('theme', theme || (await marketsTheme()));
}

document.documentElement.lang = locale || 'en';
document.documentElement.dir = asked.get('dir') === 'rtl' ? 'rtl' : 'ltr';
document.documentElement.dataset.theme = theme;

const elements = document.querySelectorAll('fp-header, fp-footer, fp-skip-link, fp-search-bar');
for (const element of elements) {
  if (locale) element.setAttribute('locale', locale);
  if (theme) element.setAttribute('theme', theme);
  element.setAttribute('current-path', `/${locale || 'en-us'}/`);
}

if (person !== 'visitor') {
  const sessions = await (await fetch('../sessions.json')).json();
  for (const element of elements) element.session = sessions[person];
}
const header = document.querySelector('fp-header');
for (const [name, value] of asked) {
  // `header-search=` sets the attribute `search`.
  if (name.startsWith('header-')) header?.setAttribute(name.slice('header-'.length), value);
}
if (header && asked.has('companies')) {
  header.companies = ['Northwind Deliveries', 'Lakeside Commercial Vehicles', 'Harbor Street Couriers'].map(
    (name, id) => ({ id: `${id}`, name }),
  );
}

for (const element of document.querySelectorAll('fp-header, fp-footer')) {
  element.products = [
    { label: 'Telematics', href: `/${locale || 'en-us'}/telematics/` },
    { label: 'Charging', href: `/${locale || 'en-us'}/charging/` },
  ];
}

// A state that is about the time before the market is there never names one.
for (const element of document.querySelectorAll(
  'fp-header:not([data-waiting]), fp-footer:not([data-waiting])',
)) {
  element.setAttribute('src', source);
}

// A catalogue shows, it does not leave: what would load another page stays.
for (const type of ['fp-navigate', 'fp-login', 'fp-logout']) {
  document.addEventListener(type, (event) => event.preventDefault());
}
document.addEventListener('fp-locale-change', (event) => {
  event.preventDefault();
  for (const element of document.querySelectorAll(anyElement)) element.setAttribute('locale', event.locale);
});

/** Opens what takes the focus; a frame of the catalogue gives it back to where it was. */
export async function openQuietly(element, open) {
  await customElements.whenDefined(element.localName);
  const before = frameElement && parent.document.activeElement;
  open();
  await element.updateComplete;
  await Promise.all([...element.children].map(({ updateComplete }) => updateComplete));
  if (!frameElement || parent.document.activeElement !== frameElement) return;
  frameElement.blur();
  before.focus({ preventScroll: true });
}

async function marketsTheme() {
  return (await (await fetch(source)).json()).theme;
}
