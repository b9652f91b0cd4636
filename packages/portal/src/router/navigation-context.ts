import { createStrictContext } from '../context/strict-context.ts';
import type { RouteEntry } from './route-entry.ts';

/** The current entry, and functions to navigate. */
export interface Navigation {
  entry: RouteEntry;
  /** True from the request of another entry until its page is shown. */
  isPending: boolean;
  /** The entry that was requested last. */
  coming: RouteEntry;
  push: (url: string) => void;
  replace: (url: string) => void;
  /** Replaces an address that redirects; see `FpRouter.redirect`. */
  redirect: (url: string, wasShown?: boolean) => void;
  /** Whether a newer navigation has started; an overtaken entry must not change anything any more (RTE-26). */
  isOvertaken: (entry: RouteEntry) => boolean;
  /** The address for a path of this site: the page of that path in the current language (RTE-20). */
  locate: (path: string) => string;
}

export const [NavigationContext, useNavigation] = createStrictContext<Navigation>(
  'NavigationProvider',
  'useNavigation',
);
