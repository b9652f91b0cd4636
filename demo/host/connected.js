// The script of a host page: one call connects header and footer to the backend; the rest is specific to this page.
import { connectShell } from '/fp-connect.js';
import { log } from './log.js';

const header = document.querySelector('fp-header');
const footer = document.querySelector('fp-footer');
const greeting = document.getElementById('greeting');
const book = document.getElementById('book');
const refresh = document.getElementById('refresh');
const connection = document.getElementById('connection');

const consent = { privacyHref: '/en-us/privacy/' };
const connect = () => connectShell({ base: '', consent, onSession: greet });
let shell = connect();
let isBooked = false;

book.addEventListener('click', () => {
  shell.openModal({
    id: 'book',
    title: 'Book 48 vehicles?',
    children:
      'Market Street and Saline Yard get November 30. Drivers can change their own date until the day before.',
    actions: [
      { id: 'cancel', label: 'Cancel', variant: 'secondary', closes: true },
      { id: 'book', label: 'Book them', variant: 'primary', closes: true },
    ],
  });
});

document.addEventListener('fp-modal-action', ({ modalId, action }) => {
  if (modalId !== 'book' || action !== 'book') return;
  showAllBooked();
  shell.notify({
    id: 'booked',
    variant: 'primary',
    body: '48 vehicles are booked for November 30.',
    closable: true,
  });
});

refresh.addEventListener('click', async () => {
  await shell.refresh();
  log(
    'refresh',
    header.notificationCount === null ? 'There is no bell' : `Unread: ${header.notificationCount}`,
  );
});

connection.addEventListener('click', () => {
  const isConnected = connection.textContent === 'Disconnect';
  if (isConnected) shell.disconnect();
  else shell = connect();
  connection.textContent = isConnected ? 'Connect' : 'Disconnect';
  refresh.disabled = isConnected;
  book.disabled = isConnected || isBooked;
  greeting.hidden ||= isConnected;
  log(
    isConnected ? 'disconnect' : 'connectShell',
    isConnected ? 'Header and footer stand alone' : 'Connected again',
  );
});

// This page has the same URL in every language, so it changes the language in place.
document.addEventListener('fp-locale-change', (event) => {
  event.preventDefault();
  header.locale = footer.locale = event.locale;
  log(event.type, `Language chosen: ${event.locale}`);
});
document.addEventListener('fp-cookie-consent', ({ type, allowed }) => {
  // Any script on the page can dispatch the event, so its data is checked.
  if (!(allowed instanceof Set)) return console.warn(`Refused ${type} without what is allowed`);
  log(type, `Cookies allowed: ${[...allowed].join(', ')}`);
});

function showAllBooked() {
  isBooked = book.disabled = true;
  book.textContent = 'All are booked';
  document.getElementById('booked').textContent = '312';
  document.getElementById('left').textContent = '0';
  for (const state of document.querySelectorAll('.queued')) {
    state.className = 'state on-way';
    state.textContent = 'Booked';
    state.closest('tr').querySelector('[data-name="Next day"]').textContent = 'November 30';
  }
}

function greet({ USER }) {
  const name = [USER?.firstName, USER?.lastName].filter(Boolean).join(' ');
  greeting.hidden = !name;
  greeting.textContent = name && `Signed in as ${name}`;
  log('onSession', name || 'A visitor is here');
}
