import type { CookieCategory } from './cookies.ts';

export const analytics = {
  /** What a person must have allowed before anything is told to the tag manager (CKC-02). */
  category: 'performance' satisfies CookieCategory,
  /** ANA-02: how many entries of each kind the debug queue keeps. */
  debugLimit: 10,
  /** How many calls wait for a tag manager that has not come yet; the oldest go first. */
  waitingLimit: 50,
  /** The longest text that is told, in characters. */
  textLimit: 200,
  /** How many fields of its own a view may tell at once. */
  fieldLimit: 20,
} as const;
