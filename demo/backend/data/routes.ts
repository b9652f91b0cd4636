import type { Structure } from './structure.ts';
import type { FilledText } from './texts.ts';

interface RouteParts {
  structure: Structure;
  text: (key: string, file: string) => FilledText;
  /** The path of a page or route by its id. */
  pathOf: (id: string) => string | undefined;
  leaveOut: ReadonlySet<string>;
}

/** The market's routes: those of the structure, then one per content page. */
export function fillRoutes({ structure, text, pathOf, leaveOut }: RouteParts): unknown[] {
  const routes = structure.routes
    .filter(
      ({ id, mode, layoutOrRouteId }) =>
        !leaveOut.has(id) && !(mode === 'redirect' && leaveOut.has(layoutOrRouteId)),
    )
    .map(({ links, extras, ...route }) => ({
      ...route,
      path: pathOf(route.id),
      ...(route.mode === 'layout' && {
        extras: {
          ...extras,
          ...titles(text(route.id, 'structure/routes.json')),
          viewHeights: viewHeights(structure, route.layoutOrRouteId),
          links: Object.fromEntries(
            Object.entries(links).flatMap(([name, id]) => (leaveOut.has(id) ? [] : [[name, pathOf(id)]])),
          ),
        },
      }),
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

/** The minimum heights of a layout's views by view name: the layout's own, else the view's. */
function viewHeights({ layouts: { views, layouts } }: Structure, layoutId: string): Record<string, unknown> {
  const layout = layouts[layoutId];
  const names = layout?.[12].map((place) => place.split(' ')[0] ?? '') ?? [];
  const heights = names.map((name): [string, unknown] => [name, views[name]?.height]);
  return { ...Object.fromEntries(heights), ...layout?.heights };
}

/** The market's layouts; a place such as `cost-chart 1-8` becomes an item with its view. */
export function fillLayouts({ layouts: { views, layouts } }: Structure): unknown[] {
  return Object.entries(layouts).map(([id, { 12: wide, 8: medium, heights: _heights, ...layout }]) => ({
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
    return { startIndex, endIndex, view: { id: name, viewId: name, ...descriptor(views[name]) } };
  }
}

/** A native module has a style sheet beside it; a remote entry loads its own. */
function descriptor(view: Structure['layouts']['views'][string] | undefined) {
  if (!view) return {};
  const { module, height: _height, ...own } = view;
  const css = own.remote ? [] : [`${module.slice(module.lastIndexOf('/') + 1)}.css`];
  return { ...own, url: `/views/${module}.js`, css };
}

/** The market's workspaces, without entries for routes that the market lacks. */
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
