import { toolDefaults } from './choice.js';

const folder = './states/';

/**
 * The address of a state's own page. What the state itself fixes stays; the rest comes from the switches. A state that fixes its
 * market keeps its language too.
 */
export function frameAddress(specimen, { tools }) {
  const [page, own] = specimen.src.split('?');
  const query = new URLSearchParams(own);
  const fixed = fixedTools(specimen);
  for (const [name, value] of Object.entries(tools)) {
    if (!fixed.has(name) && value !== toolDefaults[name]) query.set(name, value);
  }
  return `${folder}${page}${query.size ? `?${query}` : ''}`;
}

/** The same with what is set on the element: the page alone, as it is seen in its frame. */
export function aloneAddress(specimen, choice) {
  const address = frameAddress(specimen, choice);
  const settings = new URLSearchParams(choice.settings);
  return settings.size ? `${address}${address.includes('?') ? '&' : '?'}${settings}` : address;
}

/** What a state is about cannot be switched. */
export function fixedTools({ src }) {
  const fixed = new Map(new URLSearchParams(src.split('?')[1]));
  if (fixed.has('market') && !fixed.has('locale')) fixed.set('locale', '');
  return fixed;
}
