import type { Structure } from './structure.ts';
import type { FilledText } from './texts.ts';

interface RouteParts {
  structure: Structure;
  text: (key: string, file: string) => FilledText;
  /** The path of a page or route by its id. */
  pathOf: (id: string) => string | undefined;
  leaveOut: ReadonlySet<string>;
}

/** The market's routes: those of the structure, then one for each content page. */
export function fillRoutes({ structure, text, pathOf, leaveOut }: RouteParts): unknown[] {
  const routes = structure.routes
    .filter(
      ({ id, mode, layoutOrRouteId }) =>
        !leaveOut.has(id) && !(mode === 'redirect' && leaveOut.has(layoutOrRouteId)),
    )
    .map((route) => ({
      ...route,
      path: pathOf(route.id),
      ...(route.mode === 'layout' && { extras: titles(text(route.id, 'structure/routes.json')) }),
    }));
  const pages = Object.keys(structure.pages)
    .filter((id) => !leaveOut.has(id))
    .map((id) => ({
      id,
      path: pathOf(id),
      mode: 'aempage',
      extras: {
        ...titles(text(id, 'structure/pages.json')),
        contentPath: pathOf(id)?.replace('/*/', '/'),
        heroPicture: structure.pages[id]?.heroPicture,
      },
    }));
  return [...routes, ...pages];
}

function titles({ label, altLabels }: FilledText) {
  return { title: label, altTitles: altLabels };
}

/** The market's layouts; a place such as `vehicle-map 1-8` becomes an item with its view. */
export function fillLayouts({ layouts: { views, layouts } }: Structure): unknown[] {
  return Object.entries(layouts).map(([id, { 12: wide, 8: medium, ...layout }]) => ({
    id,
    contentType: 'views',
    ...layout,
    layoutItems: wide.map(item),
    layoutItems8col: medium.map(item),
    layoutItems4col: wide.map((place) => ({ ...item(place), startIndex: 1, endIndex: 4 })),
  }));

  function item(place: string) {
    const [name = '', columns = ''] = place.split(' ');
    const [startIndex, endIndex] = columns.split('-').map(Number);
    const view = views[name];
    return {
      startIndex,
      endIndex,
      view: { ...view, id: name, viewId: name, url: `/demo/views/${view?.framework}/${name}.js` },
    };
  }
}

/** The market's workspaces; what leads to a route that the market lacks is left out. */
export function fillWorkspaces({ structure, text, pathOf, leaveOut }: RouteParts): unknown[] {
  const file = 'structure/workspaces.json';
  const has = ({ route }: { route?: string | undefined }) => !route || !leaveOut.has(route);
  return structure.workspaces
    .filter(({ id }) => !leaveOut.has(id))
    .map(({ id, title, items }) => ({
      id,
      ...translated(text(title, file), 'title'),
      navbar: {
        items: items.filter(has).map((item) => ({
          ...translated(text(item.text, file)),
          route: item.route && pathOf(item.route),
          dropdownItems: item.dropdownItems.map((dropdown) => ({
            ...translated(text(dropdown.text, file)),
            tabstrip: {
              tabs: dropdown.tabs
                .filter(has)
                .map((tab) => ({ ...translated(text(tab.text, file)), route: pathOf(tab.route) })),
            },
          })),
        })),
      },
    }));
}

function translated({ label, altLabels }: FilledText, name = 'label') {
  return { [name]: label, localeTranslations: altLabels };
}
