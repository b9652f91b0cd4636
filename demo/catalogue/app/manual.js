// Shows an element's manual: the content of its class comment.
import { make, prose } from './dom.js';
import { manualOf } from './manifest.js';

const panel = document.getElementById('panel-manual');

export function showManual({ section }) {
  const known = section.elements.filter((tag) => manualOf(tag));
  panel.replaceChildren(
    ...known.map(chapter),
    ...(known.length ? [] : [make('p', {}, 'There is no manual for these elements yet.')]),
  );
}

function chapter(tag) {
  const manual = manualOf(tag);
  const attributes = manual.fields.map(({ name, attribute, type, description }) => [
    code(name),
    attribute ? code(attribute) : 'property only',
    code(type),
    prose(description),
  ]);
  const described = (items, format = (name) => name) =>
    items.map(({ name, description }) => [code(format(name || 'default')), prose(description ?? '')]);
  return make(
    'article',
    { class: 'manual' },
    make('h2', {}, `<${tag}>`),
    ...manual.summary.split('\n\n').map((text) => make('p', {}, ...prose(text))),
    table('Properties and attributes', ['Property', 'Attribute', 'Type', 'What it changes'], attributes),
    table('Events', ['Event', 'When'], described(manual.events)),
    table(
      'Methods',
      ['Method', 'What it does'],
      described(manual.methods, (name) => `${name}()`),
    ),
    table('Slots', ['Slot', 'What it takes'], described(manual.slots)),
    table('Parts', ['Part', 'What it is'], described(manual.cssParts)),
    table('Custom properties', ['Property', 'What it changes'], described(manual.cssProperties)),
  );
}

function table(caption, head, rows) {
  if (!rows.length) return null;
  const cells = (row) =>
    row.map((cell, index) =>
      index === 0 ? make('th', { scope: 'row' }, cell) : make('td', {}, ...[cell].flat()),
    );
  return make(
    'table',
    {},
    make('caption', {}, caption),
    make('thead', {}, make('tr', {}, ...head.map((name) => make('th', { scope: 'col' }, name)))),
    make('tbody', {}, ...rows.map((row) => make('tr', {}, ...cells(row)))),
  );
}

const code = (text) => make('code', {}, text);
