// The start page: every element with its drawing.
import { addressOfState } from './choice.js';
import { drawing, make } from './dom.js';
import { sections, specimens, stateCount } from './specimens.js';

const overview = document.getElementById('overview');

for (const group of new Set(sections.map((section) => section.group))) {
  const cards = sections.filter((section) => section.group === group).map(card);
  overview.append(
    make('section', {}, make('h2', {}, group), make('ul', { class: 'cards', role: 'list' }, ...cards)),
  );
}
document.getElementById('how-many').textContent = `${specimens.length}`;

function card({ id, title, about, states, elements, drawing: name }) {
  return make(
    'li',
    { class: 'card' },
    make('div', { class: 'drawing' }, drawing(name)),
    make('h3', {}, make('a', { 'data-state': `${id}/${states[0].id}` }, title)),
    make('p', {}, about),
    make(
      'p',
      { class: 'meta' },
      ...elements.map((tag) => make('code', {}, tag)),
      make('span', {}, stateCount(states)),
    ),
  );
}

/** Keeps the values of the switches in the links. */
export function showOverview() {
  for (const link of overview.querySelectorAll('a')) link.href = addressOfState(link.dataset.state);
}
