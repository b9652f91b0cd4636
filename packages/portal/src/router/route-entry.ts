import { splitUrl } from '@fleet-portal/model/rules';

/** How the page came to an entry; a redirect keeps the way of the entry that it replaces, unless that was shown. */
export type Arrival = 'load' | 'push' | 'pop' | 'replace';

/** Where the page scrolls once the entry's content stands there. */
export type Scroll = { kind: 'top' } | { kind: 'keep' } | { kind: 'restore'; y: number };

/** One entry of the history, as the router reports it. */
export interface RouteEntry {
  /** path?query#hash */
  url: string;
  how: Arrival;
  /** The address that was open before it; '' where that is not known. A redirect keeps the one of the entry that it replaces. */
  from: string;
  /** Tells two visits of the same address apart; `history.state` keeps it. */
  key: string;
  scroll: Scroll;
}

/** The path of path?query#hash. */
export function pathOf(url: string): string {
  return splitUrl(url).path;
}

/** The fragment of path?query#hash, decoded and without its `#`; '' where there is none. */
export function hashOf(url: string): string {
  const hash = splitUrl(url).hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
