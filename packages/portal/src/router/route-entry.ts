import { splitUrl } from '@fleet-portal/model/rules';

/** How the page arrived at an entry; a redirect keeps that of the entry that it replaces, unless that one was shown. */
export type Arrival = 'load' | 'push' | 'pop' | 'replace';

/** Where the page scrolls once the entry's content is there. */
export type Scroll = { kind: 'top' } | { kind: 'keep' } | { kind: 'restore'; y: number };

/** One entry of the history, as the router reports it. */
export interface RouteEntry {
  /** path?query#hash */
  url: string;
  how: Arrival;
  /** The previous address; '' if it is unknown. A redirect keeps that of the entry that it replaces. */
  from: string;
  /** Distinguishes two visits of the same address; stored in `history.state`. */
  key: string;
  scroll: Scroll;
}

/** The path of path?query#hash. */
export function pathOf(url: string): string {
  return splitUrl(url).path;
}

/** The fragment of path?query#hash, decoded and without its `#`; '' if there is none. */
export function hashOf(url: string): string {
  const hash = splitUrl(url).hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
