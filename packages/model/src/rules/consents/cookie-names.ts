import { type CookieCategory, cookieCategories, cookieNames } from '../../constants/cookies.ts';

/**
 * The categories with the names of their cookies, by what a page says of its cookies; the shell's own where that is nothing (CKC-01).
 * @param warn is told of what is left out, such as `names.performance.0 is no text`
 */
export function namesByCategory(
  names: unknown,
  warn: (problem: string) => void,
): (readonly [category: CookieCategory, names: readonly string[]])[] {
  const given = Object(names ?? cookieNames) as Record<string, unknown>;
  const categories: readonly string[] = cookieCategories;
  for (const key of Object.keys(given)) if (!categories.includes(key)) warn(`names.${key} is no category`);
  const textsOf = (category: string) => {
    const own = given[category] ?? [];
    if (Array.isArray(own))
      return own.filter((name, index): name is string => {
        const isText = typeof name === 'string';
        if (!isText) warn(`names.${category}.${index} is no text`);
        return isText;
      });
    warn(`names.${category} is no list`);
    return [];
  };
  return cookieCategories.map((category) => [category, textsOf(category)]);
}
