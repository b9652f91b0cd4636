import type { CookieCategory } from './cookies.ts';

export const analytics = {
  /** The category that the user must have allowed before anything is sent to the tag manager (CKC-02). */
  category: 'performance' satisfies CookieCategory,
  /** ANA-02: how many entries of each kind the debug queue keeps. */
  debugLimit: 10,
  /** How many calls are kept until the tag manager loads; the oldest are dropped first. */
  waitingLimit: 50,
  /** The longest text that is sent, in characters. */
  textLimit: 200,
  /** How many fields of its own a view may send at once. */
  fieldLimit: 20,
} as const;
