import { toolDefaults } from './choice.js';

const folder = './states/';

/**
 * The URL of a state's own page. Values that the state fixes stay; the others come from the switches. A state that fixes its market
 * keeps its language too.
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

/** The same URL with the settings of the element: opens the page alone as it appears in its frame. */
export function aloneAddress(specimen, choice) {
  const address = frameAddress(specimen, choice);
  const settings = new URLSearchParams(choice.settings);
  return settings.size ? `${address}${address.includes('?') ? '&' : '?'}${settings}` : address;
}

/** The switches that a state fixes itself and that are therefore disabled. */
export function fixedTools({ src }) {
  const fixed = new Map(new URLSearchParams(src.split('?')[1]));
  if (fixed.has('market') && !fixed.has('locale')) fixed.set('locale', '');
  return fixed;
}
