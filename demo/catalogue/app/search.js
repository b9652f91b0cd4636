// Finds states by words. `/` focuses the field from anywhere, arrow keys move through the matches, Enter opens one, Escape clears.
import { announce } from './dom.js';
import { filterNavigation, shownLinks } from './navigation.js';
import { openSidebar } from './sidebar.js';

const field = document.getElementById('search');
const none = document.getElementById('none-found');

field.addEventListener('input', filter);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  event.preventDefault();
  openSidebar();
  field.focus();
  field.select();
});

document.getElementById('sidebar').addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Escape' && field.value) return clear(event);
  if (target === field && key === 'Enter') return openFirst(event);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || !(target === field || target.matches('a'))) return;
  event.preventDefault();
  const stops = [field, ...shownLinks()];
  stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(target) + step))].focus();
});

function filter() {
  const count = filterNavigation(field.value);
  none.hidden = count > 0;
  if (field.value) announce(count === 1 ? '1 state found' : `${count} states found`);
}

function clear(event) {
  event.preventDefault();
  field.value = '';
  filter();
  field.focus();
}

function openFirst(event) {
  event.preventDefault();
  if (field.value) shownLinks()[0]?.click();
}

/** Whether the event comes from a field in which `/` is text. */
const isTyping = ({ target }) =>
  target.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio])');

// Text that was entered before this script ran.
if (field.value) filter();
