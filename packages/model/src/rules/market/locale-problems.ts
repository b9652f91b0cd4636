import { canonicalLocale } from '../locale/locale.ts';
import type { Problem } from '../problems/problem-walk.ts';
import { field, isObject } from '../unchecked.ts';
import { eachObject } from './each-object.ts';

/** The fields that hold texts by locale. */
export const translations = ['altLabels', 'altDescriptions', 'altTitles', 'localeTranslations'];

/** Names the locales of texts that nobody reads, since the market lacks them: each once, at its first place. */
export function localeProblems(market: object): Problem[] {
  const allowed = field(market, 'allowedLocales');
  if (!Array.isArray(allowed)) return [];
  const known = new Set(allowed.map((locale) => canonicalLocale(String(locale))));
  const unknown = new Map<string, string[]>();
  eachObject(market, (object, path) => {
    for (const name of translations)
      for (const locale of localesOf(field(object, name)))
        if (!known.has(locale.toLowerCase()))
          unknown.set(locale, [...(unknown.get(locale) ?? []), `${path}.${name}.${locale}`]);
  });
  return Array.from(unknown.values(), ([path = '', ...others]) => ({
    path,
    problem: `is of a locale that the market does not have${others.length > 0 ? `, as in ${others.length} other places` : ''}`,
  }));
}

function localesOf(texts: unknown): string[] {
  return isObject(texts) && !Array.isArray(texts) ? Object.keys(texts) : [];
}
