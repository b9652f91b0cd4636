import type { Route } from '../../entities/index.ts';
import { labelFor } from '../text/labels.ts';
import { wordsOf } from '../text/words-of.ts';
import { isObject } from '../unchecked.ts';

/** The title of a route, if its market sets one: `extras.title`, with `extras.altTitles` by locale. */
export function routeTitle({ extras }: Route, locale: string): string {
  const { title, altTitles } = extras;
  if (typeof title !== 'string') return '';
  return labelFor({ label: title, altLabels: textsOf(altTitles) }, locale);
}

/** The heading of a route's page: its title, else its id as words. */
export function routeHeading(route: Route, locale: string): string {
  return routeTitle(route, locale) || wordsOf(route.id);
}

function textsOf(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
}
