import { type CookieCategory, cookieCategories, cookieNames } from '../../constants/cookies.ts';

type Warn = (problem: string) => void;

/**
 * Each category's cookie names, as given by the page; the shell's own if the page gives none (CKC-01).
 * @param warn called for each problem, such as `names.performance.0 is no text`
 */
export function namesByCategory(
  names: unknown,
  warn: Warn,
): (readonly [category: CookieCategory, names: readonly string[]])[] {
  const given = names ?? cookieNames;
  if (typeof given !== 'object') warn('names is no object');
  const lists = Object(given) as Record<string, unknown>;
  const categories: readonly string[] = cookieCategories;
  for (const key of Object.keys(lists)) if (!categories.includes(key)) warn(`names.${key} is no category`);
  return cookieCategories.map((category) => [category, textsOf(category, lists[category] ?? [], warn)]);
}

function textsOf(category: CookieCategory, names: unknown, warn: Warn): string[] {
  if (Array.isArray(names))
    return names.filter((name, index): name is string => {
      const isText = typeof name === 'string';
      if (!isText) warn(`names.${category}.${index} is no text`);
      return isText;
    });
  warn(`names.${category} is no list`);
  return [];
}
