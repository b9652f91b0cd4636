// Asks about cookies as on a first visit, or opens the settings of a visitor who decided before.
import { arrive } from './arrive.js';
import { decide, forget } from './cookie-jar.js';
import { dress, openQuietly } from './state.js';

const blank = document.createElement('fp-cookie-consent');
dress(blank);
blank.setAttribute('privacy-href', '/en-us/privacy/');
let element;

if (new URLSearchParams(location.search).has('settings')) {
  decide();
  ask();
  await openQuietly(element, () => element.open());
} else {
  ask();
}
document.querySelector('.again').addEventListener('click', () => {
  forget();
  ask();
});
await arrive();

function ask() {
  element?.remove();
  element = blank.cloneNode();
  document.body.append(element);
}
