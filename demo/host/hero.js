// The whole header without a framework: properties and attributes go in, events come out.
import { log } from './log.js';

const header = document.querySelector('fp-header');
const footer = document.querySelector('fp-footer');
const switches = document.getElementById('switches');

const jordan = {
  SESSIONID: 'hero-page',
  authContext: 'iam',
  IS_CHILD_SESSION: false,
  stepUpRequired: false,
  USER: {
    userId: 'u-1001',
    firstName: 'Jordan',
    lastName: 'Rivers',
    email: 'jordan.rivers@example.com',
    permissions: ['FLEET_REPORTS_VIEW', 'VEHICLE_ORDERS_VIEW', 'MARKETPLACE_VIEW'],
    applications: [],
    companyInfo: { companyName: 'Northwind Deliveries', companyBillingCountry: { code: 'USA' } },
    userType: 'fleetCustomer',
    groupMemberships: [],
  },
};
const visitor = {
  SESSIONID: null,
  USER: null,
  IS_CHILD_SESSION: false,
  authContext: '',
  stepUpRequired: false,
};
const companies = [
  { id: 'northwind', name: 'Northwind Deliveries' },
  { id: 'lakeside', name: 'Lakeside Commercial Vehicles' },
  { id: 'harbor', name: 'Harbor Street Couriers and Messengers' },
];
const products = [
  { label: 'Telematics', href: '/en-us/telematics/' },
  { label: 'Charging', href: '/en-us/charging/' },
];

/** The effect of each switch, given its state or its number. */
const sets = {
  transparent: (isOn) => (header.transparent = isOn),
  session: (isOn) => {
    header.session = footer.session = isOn ? jordan : visitor;
    header.products = isOn ? products : [];
    for (const name of ['companies', 'company-error']) switches.elements[name].disabled = !isOn;
  },
  companies: (isOn) => (header.companies = isOn ? companies : []),
  'company-error': (isOn) => setText('company-error', isOn && 'Unable to load company selector'),
  search: (isOn) => header.toggleAttribute('search', isOn),
  'search-error': (isOn) => setText('search-error', isOn && 'The search did not answer. Try again.'),
  'workspace-title': (isOn) => setText('workspace-title', isOn && 'Insights'),
  compact: (isOn) => header.toggleAttribute('compact', isOn),
  'notification-count': (count) => setText('notification-count', count),
  'cart-quantity': (count) => setText('cart-quantity', count),
};

switches.addEventListener('input', ({ target }) => {
  sets[target.name]?.(target.type === 'checkbox' ? target.checked : target.value);
});
switches.addEventListener('submit', (event) => event.preventDefault());

/** The log entry for each event of the header. */
const told = {
  'fp-navigate': ({ path, isExternal }) => `${isExternal ? 'Leaves for' : 'Goes to'} ${path}`,
  'fp-login': () => 'Someone wants to log in',
  'fp-logout': () => 'Someone wants to log out',
  'fp-locale-change': ({ locale }) => `Language chosen: ${locale}`,
  'fp-company-change': ({ name }) => `Company chosen: ${name}`,
  'fp-search': ({ query }) => `Searched for “${query}”`,
  'fp-notifications-open': () => 'The bell was pressed',
  'fp-menu-open': ({ menu }) => `Opened: ${menu}`,
  'fp-menu-close': ({ menu }) => `Closed: ${menu}`,
};

for (const [type, describe] of Object.entries(told)) {
  document.addEventListener(type, (event) => {
    // This page has nowhere to go, so it prevents the default where it can.
    if (!event.isExternal && type !== 'fp-company-change') event.preventDefault();
    log(type, describe(event));
  });
}

function setText(attribute, text) {
  if (text) header.setAttribute(attribute, text);
  else header.removeAttribute(attribute);
}
