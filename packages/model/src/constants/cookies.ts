/** The categories of cookies, in the order in which people read them; the first is always on (CKC-01). */
export const cookieCategories = ['necessary', 'performance', 'functionality', 'targeting'] as const;

export type CookieCategory = (typeof cookieCategories)[number];

/** The cookie that stores the user's choice, and after how many days they are asked again (CKC-01). */
export const cookieConsent = { name: 'fp_cookie_consent', days: 364 } as const;

/**
 * The cookies that each category sets; they are cleared when it is refused (CKC-01). A `*` at the end matches any ending.
 * A page with other cookies passes its own.
 */
export const cookieNames: Readonly<Record<CookieCategory, readonly string[]>> = {
  necessary: ['fp_cookie_consent', 'fp_market', 'fp_sid', 'fp-unasked-leave', 'fp-sign-out'],
  performance: ['_ga*', '_gid', 's_cc', 's_sq', 's_vi', 'AMCV_*', 'AMCVS_*'],
  functionality: ['fp_desired_locale', 'fp_recent_sites'],
  targeting: ['_fbp', '_gcl_*', 'demdex', 'mbox'],
};
