import type { AnalyticsPageNames, Layout, Route } from '../../entities/index.ts';
import { isIdentifier } from './analytics-privacy.ts';
import type { FixedPageId } from '../pages/fixed-pages.ts';
import type { Outcome } from '../routing/outcome.ts';
import { wordsOf } from '../text/words-of.ts';

/** The fixed pages that reports know by names of their own (ANA-01). */
const definitions: Partial<Record<FixedPageId, readonly [string, ...string[]]>> = {
  sitemap: ['site map'],
  countrySites: ['country sites'],
  termsAndConditions: ['terms and conditions'],
  notFound: ['error', 'error 404'],
  forbidden: ['error', 'error 403'],
  error: ['error', 'error page'],
};

/**
 * How reports call what stands at an address; null for what is no page. Names come from the site's own configuration, never
 * from the address that was asked for, so no query and nothing personal gets into them.
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

/** In the api navigation mode a path may be one that the backend made for a single vehicle or order (RTE-19). */
function routeParts({ path }: Pick<Route, 'path'>): readonly string[] {
  const parts = path.split('/').filter((part) => part && part !== '*' && !isIdentifier(part));
  return parts.length > 0 ? parts.map(words) : ['home'];
}

/** `privacySettings` and `privacy-settings` as `privacy settings`. */
function words(name: string): string {
  return wordsOf(name).toLowerCase();
}
