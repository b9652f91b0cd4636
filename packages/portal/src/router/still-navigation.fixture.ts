import type { Navigation } from './navigation-context.ts';
import type { RouteEntry } from './route-entry.ts';

const nowhere = {
  push: () => undefined,
  replace: () => undefined,
  redirect: () => undefined,
  isOvertaken: () => false,
  locate: (path: string) => path,
};

/** A navigation that shows one entry and cannot navigate. */
export function stillAt(entry: RouteEntry): Navigation {
  return { entry, isPending: false, coming: entry, ...nowhere };
}
