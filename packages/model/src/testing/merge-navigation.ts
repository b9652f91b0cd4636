import type { NavigationData } from '../entities/index.ts';

/** The known routes and layouts with the new ones of another answer; known ones stay as they are (RTE-19). */
export function mergeNavigation(known: NavigationData, loaded: NavigationData): NavigationData {
  return {
    routes: withUnseen(known.routes, loaded.routes),
    layouts: withUnseen(known.layouts, loaded.layouts),
  };
}

function withUnseen<Entry extends { id: string }>(known: Entry[], loaded: Entry[]): Entry[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...loaded.filter(({ id }) => !ids.has(id))];
}
