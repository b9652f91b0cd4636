// The switches: theme, market, language, person, direction, the widths to show side by side, and their size.
import { allWidths, choice, choose, sizes, toolDefaults } from './choice.js';
import { make } from './dom.js';
import { fixedTools } from './frame-address.js';
import { fits, limitOf } from './limits.js';
import { loadJson } from './load.js';
import { widthsOf } from './stage.js';
import { specimenAt } from './specimens.js';

const form = document.getElementById('toolbar');
const { markets } = await loadJson('/markets.json');
const list = new Intl.ListFormat('en');
const languages = new Intl.DisplayNames(['en'], { type: 'language' });

form.market.append(...markets.map(({ id, title }) => new Option(title, id)));
document
  .getElementById('widths')
  .append(
    ...allWidths.map((width) =>
      make(
        'label',
        {},
        make('input', { type: 'checkbox', name: 'width', value: width }),
        make('span', {}, `${width}`),
      ),
    ),
  );

form.addEventListener('change', ({ target }) => {
  if (target.name === 'width') return choose({ widths: chosenWidths(target) });
  if (target.name === 'size') return choose({ size: target.value });
  const tools = { ...choice().tools, [target.name]: target.value };
  // Another market has other languages.
  if (target.name === 'market') tools.locale = '';
  choose({ tools });
});
form.addEventListener('reset', (event) => {
  event.preventDefault();
  choose({ tools: { ...toolDefaults }, widths: [], size: sizes[0] });
});
form.addEventListener('submit', (event) => event.preventDefault());

/** @param {object} specimen the state, whose fixed switches are disabled */
export function showToolbar(specimen, { tools, widths, size }) {
  const fixed = fixedTools(specimen);
  fillLanguages(fixed.get('market') ?? tools.market, fixed.get('locale'));
  for (const name of Object.keys(toolDefaults)) {
    const control = form[name];
    control.disabled = fixed.has(name);
    control.value = fixed.get(name) || tools[name];
    if (control.selectedIndex < 0) control.selectedIndex = 0;
  }
  form.size.value = size;
  const shown = widthsOf(specimen, { widths });
  for (const box of form.querySelectorAll('[name=width]')) {
    box.checked = shown.includes(Number(box.value));
    box.disabled = !fits(specimen, Number(box.value));
  }
  document.getElementById('limit').textContent = limitOf(specimen);
  document.getElementById('fixed').textContent = sayFixed(specimen);
}

/** Explains why some switches are disabled; empty if the state leaves all of them open. */
function sayFixed(specimen) {
  const fixed = fixedTools(specimen);
  const names = Object.keys(toolDefaults).filter((name) => fixed.has(name));
  const labels = names.map((name) => form[name].labels[0].firstChild.textContent.trim().toLowerCase());
  return names.length ? `This state sets its own ${list.format(labels)}.` : '';
}

function fillLanguages(id, fixed = '') {
  const { allowedLocales = [] } = markets.find((market) => market.id === id) ?? {};
  const known = fixed && !allowedLocales.includes(fixed) && fixed !== 'en-xa' ? [fixed] : [];
  form.locale.replaceChildren(
    new Option('Market’s first', ''),
    ...[...allowedLocales, ...known].map((locale) => new Option(languages.of(locale), locale)),
    new Option('Pseudo language', 'en-xa'),
  );
}

/** The selected widths; keeps at least one selected. */
function chosenWidths(box) {
  const widths = [...form.querySelectorAll('[name=width]:checked')].map(({ value }) => Number(value));
  if (widths.length) return widths;
  box.checked = true;
  return widthsOf(specimenAt(choice().state), choice());
}
