// The script of a host page: it gives the shell the session and handles its events.
import { log } from './log.js';

const header = document.querySelector('fp-header');
const footer = document.querySelector('fp-footer');

/** The log entry for each event that the page handles. */
const told = {
  'fp-navigate': ({ path, isExternal }) => `${isExternal ? 'Leaves for' : 'Goes to'} ${path}`,
  'fp-login': () => 'Someone wants to log in',
  'fp-logout': () => 'Someone wants to log out',
  'fp-locale-change': ({ locale }) => `Language chosen: ${locale}`,
  'fp-menu-open': ({ menu }) => `Opened: ${menu}`,
  'fp-menu-close': ({ menu }) => `Closed: ${menu}`,
  'fp-cookie-settings': () => 'Cookie settings wanted',
};

for (const [type, describe] of Object.entries(told)) {
  document.addEventListener(type, (event) => {
    // This page has nowhere to go, so it prevents internal navigation; a real host prevents only what it handles itself.
    if (type === 'fp-navigate' && !event.isExternal) event.preventDefault();
    if (type === 'fp-locale-change') {
      event.preventDefault();
      setLocale(event.locale);
    }
    log(type, describe(event));
  });
}

await showSession();

async function showSession() {
  const response = await fetch('/session', { credentials: 'same-origin' }).catch(() => null);
  if (!response?.ok)
    return log('session', `The session could not be loaded (${response?.status ?? 'no answer'})`);
  const session = await response.json();
  header.session = session;
  footer.session = session;
  const name = [session.USER?.firstName, session.USER?.lastName].filter(Boolean).join(' ');
  const greeting = document.getElementById('greeting');
  greeting.hidden = !name;
  greeting.textContent = name && `Signed in as ${name}`;
}

function setLocale(locale) {
  header.locale = locale;
  footer.locale = locale;
}
