import { createStrictContext } from '../context/strict-context.ts';
import type { RouteEntry } from './route-entry.ts';

/** The entry that is shown, and ways to another. */
export interface Navigation {
  entry: RouteEntry;
  /** True while the next entry's page is on its way. */
  isPending: boolean;
  push: (url: string) => void;
  replace: (url: string) => void;
  /** Replaces an address that leads on; see `FpRouter.redirect`. */
  redirect: (url: string) => void;
}

export const [NavigationContext, useNavigation] = createStrictContext<Navigation>(
  'NavigationProvider',
  'useNavigation',
);
