import { type CookieCategory, cookieNames } from '../../constants/cookies.ts';

/**
 * The names of a category's cookies, by what a page says of its cookies; the shell's own where that is nothing (CKC-01).
 * @param warn is told of what is left out, such as `names.performance.0 is no text`
 */
export function namesOf(
  category: CookieCategory,
  names: unknown,
  warn: (problem: string) => void,
): readonly string[] {
  const own: unknown = Reflect.get(Object(names ?? cookieNames) as object, category) ?? [];
  if (Array.isArray(own))
    return own.filter((name, index): name is string => {
      const isText = typeof name === 'string';
      if (!isText) warn(`names.${category}.${index} is no text`);
      return isText;
    });
  warn(`names.${category} is no list`);
  return [];
}
