// A log of the elements in the frames, newest first: events with their fields, and console errors.
import { announce, make } from './dom.js';
import { onFrameReady } from './frames.js';
import { eventNames } from './manifest.js';

const panel = document.getElementById('panel-events');
const tab = document.getElementById('tab-events');
const most = 50;
const list = make('ol', { class: 'log', role: 'list' });
const empty = make('p', {}, 'Nothing yet. Open a menu, follow a link or close something in a frame.');
const watched = new WeakSet();

panel.append(
  make(
    'p',
    { class: 'hint' },
    'Everything that the elements fire. Nothing here leaves the frame: what can be prevented is.',
  ),
  make('button', { type: 'button', class: 'button', onclick: clearLog }, 'Clear'),
  empty,
  list,
);

onFrameReady((frame) => {
  const page = frame.contentDocument;
  if (watched.has(page)) return;
  watched.add(page);
  const width = `${frame.closest('figure').dataset.width} px`;
  // Listens on the window, so that the page's own listeners have run before.
  for (const name of eventNames)
    frame.contentWindow.addEventListener(name, (event) => logEvent(event, width));
  for (const mistake of frame.contentWindow.specimenErrors ?? []) logMistake(mistake, width);
  frame.contentWindow.addEventListener('specimen-error', ({ detail }) => logMistake(detail, width));
});

export function clearLog() {
  list.replaceChildren();
  count();
}

function logEvent(event, width) {
  const fields = Object.keys(event)
    .filter((name) => name !== 'isTrusted')
    .map((name) => `${name}: ${shown(event[name])}`);
  add(event.type, [
    make('span', { class: 'from' }, `<${event.target.localName ?? 'document'}>`),
    make('span', {}, fields.join(', ') || 'no fields'),
    event.cancelable && make('span', { class: 'tag' }, event.defaultPrevented ? 'prevented' : 'cancelable'),
    make('span', { class: 'when' }, `${width}, ${new Date().toLocaleTimeString()}`),
  ]);
}

function logMistake(text, width) {
  add('error', [make('span', { class: 'error' }, text), make('span', { class: 'when' }, width)]);
}

function add(name, parts) {
  list.prepend(make('li', {}, make('code', {}, name), ...parts));
  while (list.children.length > most) list.lastElementChild.remove();
  count();
  if (panel.hidden) return;
  announce(name);
}

function count() {
  const { length } = list.children;
  empty.hidden = length > 0;
  tab.querySelector('.count').textContent = length || '';
}

function shown(value) {
  if (value instanceof Set) return [...value].join(' ');
  if (typeof value === 'function') return 'a function';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return value.localName ? `<${value.localName}>` : JSON.stringify(value).slice(0, 200);
}
