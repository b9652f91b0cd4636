import type { Environment, Market } from '../../entities/index.ts';
import { fixedPages, type FixedPage, type FixedPageId } from './fixed-pages.ts';
import { isDevelopment } from './is-development.ts';

export interface Site {
  market: Pick<Market, 'tld'>;
  environment: Pick<Environment, 'REACT_APP_ENV'>;
}

/** Whether this site has a fixed page (RTE-06). */
export function isAvailable(id: FixedPageId, { market, environment }: Site): boolean {
  switch (id) {
    case 'signInError':
      return market.tld === '.com';
    case 'updates':
      return market.tld === '.com' || market.tld === '.ca';
    case 'apigeeTest':
    case 'blank':
      return isDevelopment(environment);
    default:
      return true;
  }
}

/** The fixed page at a path without its locale, whether or not this site has it. */
export function fixedPageAt(path: string): (FixedPage & { id: FixedPageId }) | null {
  return pagesByPath.get(path) ?? null;
}

const pagesByPath = /* @__PURE__ */ indexPages();

function indexPages(): ReadonlyMap<string, FixedPage & { id: FixedPageId }> {
  return new Map(fixedPages.flatMap((page) => page.paths.map((path) => [path, page] as const)));
}
