// The user's choices on this page. All of them are kept in the URL, so that a link can be shared and Back undoes a choice.

/** The toolbar's switches and their default values. */
export const toolDefaults = { theme: '', market: 'us', locale: '', person: 'visitor', dir: 'ltr' };
export const allWidths = [320, 600, 1024, 1440, 1920];
/** Frames are scaled to fit, or have their true size and scroll. */
export const sizes = ['fit', 'true'];
export const panels = ['controls', 'events', 'manual', 'markup', 'accessibility'];

/** `fp-header.search` names an attribute of the header, `fp-header:companies` a property with a JSON value. */
export const isSetting = (name) => /^fp-[a-z-]+[.:]/.test(name);

/** @param {string} search the query of a URL */
export function readChoice(search) {
  const asked = new URLSearchParams(search);
  const [panel, size] = [asked.get('panel'), asked.get('size')];
  const tools = Object.keys(toolDefaults).map((name) => [name, asked.get(name) ?? toolDefaults[name]]);
  return {
    state: asked.get('state') ?? '',
    tools: Object.fromEntries(tools),
    widths: allWidths.filter((width) => asked.get('widths')?.split(',').includes(`${width}`)),
    size: sizes.includes(size) ? size : sizes[0],
    panel: panels.includes(panel) ? panel : panels[0],
    settings: Object.fromEntries([...asked].filter(([name]) => isSetting(name))),
  };
}

/** The query for a choice, without default values. */
export function queryOf({ state, tools, widths, size, panel, settings }) {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  for (const [name, value] of Object.entries(tools)) {
    if (value !== toolDefaults[name]) query.set(name, value);
  }
  if (widths.length) query.set('widths', widths.join(','));
  if (size !== sizes[0]) query.set('size', size);
  if (panel !== panels[0]) query.set('panel', panel);
  for (const [name, value] of Object.entries(settings)) query.set(name, value);
  return `?${query}`.replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3A', ':');
}

const listeners = [];
let current = readChoice(location.search);

export const choice = () => current;

/** Registers a callback that gets the new and the old choice on every change, Back and Forward included. */
export function onChoice(listener) {
  listeners.push(listener);
}

/** @param {{ replace?: boolean }} options `replace` if the change continues the last one, such as while a text is typed */
export function choose(changes, { replace = false } = {}) {
  const next = { ...current, ...changes };
  const address = queryOf(next);
  if (address === queryOf(current)) return;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  become(next);
}

/** The URL of another state under the same switches, without the settings of the element. */
export const addressOfState = (state) => queryOf({ ...current, state, widths: [], settings: {} });

addEventListener('popstate', () => become(readChoice(location.search)));

function become(next) {
  const before = current;
  current = next;
  for (const listener of listeners) listener(next, before);
}
