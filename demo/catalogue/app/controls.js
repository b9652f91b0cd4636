// Shows a control for each property of a state's elements, made from their manuals.
import { choice, choose } from './choice.js';
import { controlFor } from './control-kinds.js';
import { make, prose } from './dom.js';
import { readyFrames } from './frames.js';
import { manualOf } from './manifest.js';
import { reloadStage } from './stage.js';

const panel = document.getElementById('panel-controls');

/** @param {object} specimen */
export function showControls(specimen) {
  const page = readyFrames()[0]?.contentDocument;
  const groups = specimen.section.elements.flatMap((tag) => {
    const element = page?.querySelector(tag);
    const manual = manualOf(tag);
    return element && manual ? [group(tag, element, manual)] : [];
  });
  panel.replaceChildren(
    make('p', { class: 'hint' }, 'What you change here changes the elements in the frames at once.'),
    ...(groups.length ? groups : [make('p', {}, 'The elements are on their way.')]),
    make(
      'button',
      { type: 'button', class: 'button', onclick: () => reset(specimen) },
      'Set back to the state’s own',
    ),
  );
}

function group(tag, element, { fields }) {
  const rows = fields.map((field) => row(tag, element, field));
  return make('fieldset', {}, make('legend', {}, `<${tag}>`), make('div', { class: 'rows' }, ...rows));
}

function row(tag, element, field) {
  const { kind, options } = controlFor(field);
  const setting = field.attribute ? `${tag}.${field.attribute}` : `${tag}:${field.name}`;
  const id = `control-${tag}-${field.name}`;
  const set = (value) => choose({ settings: { ...choice().settings, [setting]: value } }, { replace: true });
  const source = field.name === 'market' ? element.src : '';
  const control = builders[kind]({ value: element[field.name], options, set, id, source });
  const label = make('label', { for: id }, make('code', {}, field.attribute ?? field.name));
  const about = make('p', { id: `${id}-about` }, ...prose(field.description));
  const input = control.matches('input, select, textarea') ? control : control.querySelector('textarea');
  input.id = id;
  input.setAttribute('aria-describedby', `${id}-about`);
  return make('div', { class: `row ${kind}` }, label, control, about);
}

const builders = {
  switch: ({ value, set }) =>
    make('input', {
      type: 'checkbox',
      role: 'switch',
      checked: value === true,
      onchange: ({ target }) => set(`${target.checked}`),
    }),
  number: ({ value, set }) =>
    make('input', {
      type: 'number',
      min: 0,
      value: value ?? '',
      oninput: ({ target }) => set(target.value === '' ? 'false' : target.value),
    }),
  text: ({ value, set }) =>
    make('input', {
      type: 'text',
      value: value ?? '',
      spellcheck: 'false',
      oninput: ({ target }) => set(target.value === '' ? 'false' : target.value),
    }),
  choice: ({ value, options, set }) => {
    const own = new Option('Not set', 'false', false, !options.includes(value));
    const others = options.map((option) => new Option(option, option, false, option === value));
    return make('select', { onchange: ({ target }) => set(target.value) }, own, ...others);
  },
  json: ({ value, set, id, source }) => {
    const error = make('p', { class: 'error', id: `${id}-error`, role: 'alert' });
    const text = make('textarea', { rows: 4, spellcheck: 'false' }, asJson(value));
    text.addEventListener('change', () => {
      error.textContent = problemOf(text.value);
      text.setAttribute('aria-invalid', error.textContent !== '');
      if (!error.textContent) set(JSON.stringify(JSON.parse(text.value)));
    });
    return make('details', {}, make('summary', {}, sizeOf(value, source)), text, error);
  },
};

function reset(specimen) {
  choose({ settings: {} });
  reloadStage(specimen, choice());
}

const asJson = (value) => JSON.stringify(value ?? null, null, 2);

function problemOf(json) {
  try {
    JSON.parse(json);
    return '';
  } catch (error) {
    return `This is no JSON yet: ${error.message}`;
  }
}

/** @param {string} source the origin of the value while the property is not set */
function sizeOf(value, source) {
  if (value === null || value === undefined) return source ? `From src: ${source}` : 'JSON: nothing';
  if (Array.isArray(value))
    return value.length === 1 ? 'JSON: a list of 1' : `JSON: a list of ${value.length}`;
  return `JSON: ${typeof value}`;
}
