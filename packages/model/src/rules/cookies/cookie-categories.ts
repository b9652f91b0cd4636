import { cookieCategories, cookieConsent, type CookieCategory } from '../../constants/cookies.ts';
import { cookieValue } from './cookie-value.ts';

/** Whether a category may be used, by its name. */
export type AllowedCategories = ReadonlySet<CookieCategory>;

/** The categories that the user has allowed (CKC-02). Without a decision, only the strictly necessary one is allowed. */
export function allowedCategories(decided: readonly string[] | undefined): AllowedCategories {
  return new Set(cookieCategories.filter((name) => name === 'necessary' || decided?.includes(name)));
}

/**
 * The decision stored in the page's cookies; undefined if there is none or it cannot be read, so that the user is asked.
 * @param cookies such as `document.cookie`
 */
export function decidedCategories(cookies: string): readonly CookieCategory[] | undefined {
  const categories = readCategories(cookieValue(cookies, cookieConsent.name) ?? '');
  return categories && cookieCategories.filter((category) => categories.includes(category));
}

/** A pattern for a configured cookie name: `_ga*` matches all names that begin with `_ga` (CKC-01). */
export function cookiePattern(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\\\*$/, '.*')}$`);
}

function readCategories(text: string): unknown[] | undefined {
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(text));
    const { categories, consentId } = stored as { categories?: unknown; consentId?: unknown };
    return Array.isArray(categories) && typeof consentId === 'string' ? categories : undefined;
  } catch {
    return undefined;
  }
}
