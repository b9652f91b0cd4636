import type { AnalyticsPageNames, Layout, Route } from '../../entities/index.ts';
import { isIdentifier } from './analytics-privacy.ts';
import type { FixedPageId } from '../pages/fixed-pages.ts';
import type { Outcome } from '../routing/outcome.ts';
import { wordsOf } from '../text/words-of.ts';

/** Fixed pages that have names of their own in reports (ANA-01). */
const definitions: Partial<Record<FixedPageId, readonly [string, ...string[]]>> = {
  sitemap: ['site map'],
  notFound: ['error', 'error 404'],
  forbidden: ['error', 'error 403'],
  error: ['error', 'error page'],
};

/**
 * The names in reports for what an address shows; null if it is not a page. They come from the site's own configuration, never
 * from the requested address, so they contain no query and nothing personal.
 */
export function analyticsPage(outcome: Outcome): AnalyticsPageNames | null {
  switch (outcome.kind) {
    case 'page':
      return namesOf(definitions[outcome.page] ?? [words(outcome.page)]);
    case 'content':
      return namesOf(routeParts(outcome.route));
    case 'layout':
      return namesOf(routeParts(outcome.route), outcome.layout);
    case 'notFound':
      return namesOf(definitions.notFound ?? []);
    case 'loop':
      return namesOf(['error', 'redirect loop']);
    case 'nothing':
    case 'redirect':
    case 'leave':
      return null;
  }
}

function namesOf(
  parts: readonly string[],
  { group, contentType }: Pick<Layout, 'group' | 'contentType'> = { group: '', contentType: '' },
): AnalyticsPageNames {
  return {
    pageName: parts.at(-1) ?? '',
    siteSection: parts[0] ?? '',
    hierarchy: parts.join('|'),
    tool: group,
    toolDescriptor: contentType,
  };
}

/** In the api navigation mode, the backend may make a path for a single vehicle or order (RTE-19). */
function routeParts({ path }: Pick<Route, 'path'>): readonly string[] {
  const parts = path.split('/').filter((part) => part && part !== '*' && !isIdentifier(part));
  return parts.length > 0 ? parts.map(words) : ['home'];
}

/** `privacySettings` and `privacy-settings` as `privacy settings`. */
function words(name: string): string {
  return wordsOf(name).toLowerCase();
}
