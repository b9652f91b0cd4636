import { DataError } from './files.ts';
import type { FilledText } from './texts.ts';

type Fields = Record<string, unknown>;

export interface FillOptions {
  /** Looks up a text; an error for a missing one names `file`. */
  text: (key: string, file: string) => FilledText;
  /** The path of a page or route by its id. */
  pathOf: (id: string) => string | undefined;
  /** Ids and text keys that the market does not have. */
  leaveOut: ReadonlySet<string>;
  /** Targets that the market overrides, by text key. */
  targets: Readonly<Record<string, Fields>>;
  /** Sub-menus by name. */
  menus: Readonly<Record<string, unknown>>;
}

/**
 * Expands the shared structure's shorthand into market JSON:
 * `text` into labels, `page` or `route` into a node that links to it (labelled by its id, or by `as`),
 * `link` into a route link, `submenu` into the menu of that name, `icon` into a URL.
 * Drops entries that the market does not have, and parents whose lists become empty.
 */
export function createFill({ text, pathOf, leaveOut, targets, menus }: FillOptions) {
  return function fill(value: unknown, file: string): unknown {
    if (Array.isArray(value))
      return value
        .filter(isKept)
        .map((item) => fill(item, file))
        .filter(isNotEmpty);
    if (!isFields(value)) return value;

    const { text: textKey, page, route, link, as, icon, submenu, target, ...rest } = value;
    if (typeof link === 'string' && leaveOut.has(link)) return null;
    const id = page ?? route;
    const key = as ?? textKey ?? id;
    const filled: Fields = {};
    for (const [name, field] of Object.entries(rest)) filled[name] = fill(field, file);

    if (typeof key === 'string') Object.assign(filled, text(key, file));
    if (typeof icon === 'string') filled.iconUrl = `/icons/${icon}.svg`;
    if (typeof link === 'string') filled.path = path(link, file);
    if (typeof submenu === 'string') filled.submenu = menu(submenu, file);
    if (typeof id === 'string' || isFields(target)) {
      filled.type ??= 'route';
      filled.target = {
        ...(typeof id === 'string' && { path: path(id, file) }),
        ...(isFields(target) && target),
        ...(typeof key === 'string' && targets[key]),
      };
    }
    return filled;

    function menu(name: string, from: string): unknown {
      if (!Object.hasOwn(menus, name))
        throw new DataError(from, 'submenu', `no file structure/menus/${name}.json`);
      return fill(menus[name], `structure/menus/${name}.json`);
    }
  };

  function path(id: string, file: string): string {
    const found = pathOf(id);
    if (found === undefined) throw new DataError(file, id, 'no such page or route');
    return found.replace('/*/', '/');
  }

  function isKept(item: unknown): boolean {
    if (!isFields(item)) return true;
    return ![item.page, item.route, item.text, item.as].some(
      (name) => typeof name === 'string' && leaveOut.has(name),
    );
  }
}

const listNames = ['nodes', 'sections', 'columns', 'columnGroups'];

function isNotEmpty(item: unknown): boolean {
  return !isFields(item) || !listNames.some((name) => Array.isArray(item[name]) && item[name].length === 0);
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
