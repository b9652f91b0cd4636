// What is chosen on this page. All of it stands in the page's address, so that it can be sent to somebody and Back undoes it.

/** The switches of the toolbar, and what each says when nothing is chosen. */
export const toolDefaults = { theme: '', market: 'us', locale: '', person: 'visitor', dir: 'ltr' };
export const allWidths = [320, 600, 1024, 1440, 1920];
/** Frames fit the room, or have their true size and scroll. */
export const sizes = ['fit', 'true'];
export const panels = ['controls', 'events', 'manual', 'markup', 'accessibility'];

/** `fp-header.search` is an attribute of the header, `fp-header:companies` a property, as JSON. */
export const isSetting = (name) => /^fp-[a-z-]+[.:]/.test(name);

/** @param {string} search the query of an address */
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

/** The query of a choice, without what goes without saying. */
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

/** Calls back with the new and the old choice whenever it changes, Back and Forward included. */
export function onChoice(listener) {
  listeners.push(listener);
}

/** @param {{ replace?: boolean }} options `replace` for what is one thing still, such as a text that is being typed */
export function choose(changes, { replace = false } = {}) {
  const next = { ...current, ...changes };
  const address = queryOf(next);
  if (address === queryOf(current)) return;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  become(next);
}

/** The address of another state under the same switches; what was set on the element stays behind. */
export const addressOfState = (state) => queryOf({ ...current, state, widths: [], settings: {} });

addEventListener('popstate', () => become(readChoice(location.search)));

function become(next) {
  const before = current;
  current = next;
  for (const listener of listeners) listener(next, before);
}
