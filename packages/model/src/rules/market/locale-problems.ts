import { canonicalLocale } from '../locale/locale.ts';
import type { Problem } from '../problems/problem-walk.ts';
import { field, isObject } from '../unchecked.ts';
import { eachObject } from './each-object.ts';

/** The fields that contain texts by locale. */
export const translations = ['altLabels', 'altDescriptions', 'altTitles', 'localeTranslations'];

/** Reports texts in locales that the market does not have: each locale once, at its first place. */
export function localeProblems(market: object): Problem[] {
  const allowed = field(market, 'allowedLocales');
  if (!Array.isArray(allowed)) return [];
  const known = new Set(allowed.map((locale) => canonicalLocale(String(locale))));
  const unknown = new Map<string, { path: string; others: number }>();
  eachObject(market, (object, path) => {
    for (const name of translations)
      for (const locale of localesOf(field(object, name)))
        if (!known.has(locale.toLowerCase())) {
          const found = unknown.get(locale);
          if (found) found.others += 1;
          else unknown.set(locale, { path: `${path}.${name}.${locale}`, others: 0 });
        }
  });
  return Array.from(unknown.values(), ({ path, others }) => ({
    path,
    problem: `is of a locale that the market does not have${elsewhere(others)}`,
  }));
}

function localesOf(texts: unknown): string[] {
  return isObject(texts) && !Array.isArray(texts) ? Object.keys(texts) : [];
}

function elsewhere(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ', as in another place' : `, as in ${others} other places`;
}
