import { decidedCategories } from '@fleet-portal/model/rules';

/**
 * Whether the user still has to decide about cookies. Where the browser keeps none, as in a sandboxed iframe with an opaque origin, there is
 * nothing to decide: no decision could be saved, and nothing optional is allowed.
 */
export function isUndecided(): boolean {
  try {
    return navigator.cookieEnabled && !decidedCategories(document.cookie);
  } catch {
    return false;
  }
}
