import { createStrictContext } from '../context/strict-context.ts';
import type { RouteEntry } from './route-entry.ts';

/** The entry that is shown, and ways to another. */
export interface Navigation {
  entry: RouteEntry;
  /** True from the moment that another entry is asked for until its page is shown. */
  isPending: boolean;
  /** The one that was asked for last. */
  coming: RouteEntry;
  push: (url: string) => void;
  replace: (url: string) => void;
  /** Replaces an address that leads on; see `FpRouter.redirect`. */
  redirect: (url: string, wasShown?: boolean) => void;
  /** Whether a newer navigation has begun; what an overtaken entry leads to changes nothing (RTE-26). */
  isOvertaken: (entry: RouteEntry) => boolean;
  /** Where a path of this site leads from here: to the page of that path in the page's language (RTE-20). */
  locate: (path: string) => string;
}

export const [NavigationContext, useNavigation] = createStrictContext<Navigation>(
  'NavigationProvider',
  'useNavigation',
);
