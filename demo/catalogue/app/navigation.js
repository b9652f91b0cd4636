// The list of all states by element. The section of the current state is open; a search opens the sections with matches.
import { addressOfState } from './choice.js';
import { make } from './dom.js';
import { sections, stateCount } from './specimens.js';

const list = document.getElementById('contents');
const links = [];

for (const group of new Set(sections.map((section) => section.group))) {
  const own = sections.filter((section) => section.group === group);
  list.append(make('h2', {}, group), ...own.map(buildSection));
}

function buildSection({ id, title, about, states, elements, also = [] }) {
  const items = states.map((state) => {
    const link = make('a', { 'data-state': `${id}/${state.id}` }, state.name);
    const words = [
      title,
      about,
      state.name,
      state.about,
      state.id,
      ...elements,
      ...also,
      ...(state.also ?? []),
    ];
    links.push({ link, words: words.join(' ').toLowerCase() });
    return make('li', {}, link);
  });
  const count = make('span', { class: 'count', 'aria-label': stateCount(states) }, `${states.length}`);
  return make(
    'details',
    { 'data-section': id },
    make('summary', {}, make('span', {}, title), count),
    make('ul', {}, ...items),
  );
}

/** Marks the current state, and keeps the values of the switches in all links. */
export function showInNavigation(path) {
  for (const { link } of links) {
    link.href = addressOfState(link.dataset.state);
    if (link.dataset.state === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const current = list.querySelector('[aria-current]')?.closest('details');
  if (current) current.open = true;
}

/**
 * Shows only the states that contain every word.
 * @returns {number} the number of matches
 */
export function filterNavigation(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  for (const { link, words: known } of links) {
    link.parentElement.hidden = !words.every((word) => known.includes(word));
  }
  for (const section of list.querySelectorAll('details')) {
    section.hidden = !section.querySelector('li:not([hidden])');
    if (words.length) section.open = true;
    else section.open = section.querySelector('[aria-current]') !== null;
  }
  for (const heading of list.querySelectorAll('h2')) heading.hidden = !groupHasSections(heading);
  return shownLinks().length;
}

/** The visible links in order. */
export const shownLinks = () =>
  links.map(({ link }) => link).filter((link) => !link.closest('[hidden]') && link.closest('details').open);

function groupHasSections(heading) {
  for (let next = heading.nextElementSibling; next && next.localName !== 'h2'; next = next.nextElementSibling)
    if (!next.hidden) return true;
  return false;
}
