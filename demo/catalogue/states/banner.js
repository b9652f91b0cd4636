// Shows the banner that the URL asks for, and shows it again after it was closed.
import { arrive, setElements } from './arrive.js';
import { dress } from './state.js';

const retry = { label: 'Try again', action: 'RETRY' };
const banners = {
  info: { text: 'Your session goes on in this window. You are signed in as Jordan Rivers.', closable: true },
  warning: {
    variant: 'warning',
    text: 'You are looking at the account of Harbor Freight Lines.',
    actions: [{ label: 'End session', action: 'END' }],
  },
  error: {
    variant: 'error',
    text: 'Your companies could not be loaded.',
    actions: [retry, { label: 'Contact us', action: 'CONTACT' }],
    closable: true,
  },
  long: {
    variant: 'warning',
    text: 'You are looking at the account of International Consolidated Long-Distance Haulage and Municipal Services Company. Choose “End session” to return to the page on which companies authorize the sharing of their data.',
    actions: [retry, { label: 'End session and return to the authorization of data sharing', action: 'END' }],
    closable: true,
  },
};

const kind = new URLSearchParams(location.search).get('banner') ?? 'info';
const blank = document.querySelector('fp-banner').cloneNode();
dress(blank);

// Waits, because setting the banner's properties on an undefined element would override the URL's settings later.
await customElements.whenDefined('fp-banner');
show();
document.querySelector('.again').addEventListener('click', show);
await arrive();

function show() {
  const banner = Object.assign(blank.cloneNode(), banners[kind]);
  document.querySelector('fp-banner').replaceWith(banner);
  setElements();
}
