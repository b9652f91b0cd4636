/** How long each call may take, in ms, with the requirement that sets it. */
export const timeouts = {
  /** API-01 */
  navigation: 120_000,
  /** API-02 */
  primaryUsers: 30_000,
  /** API-03 */
  productsTranslations: 10_000,
  /** API-04 */
  notifications: 120_000,
  /** API-07 */
  userInfoRefresh: 100_000,
  /** API-07 */
  groupMemberships: 120_000,
  /** API-08, and with it the consents of API-05 and the terms of API-06 */
  account: 120_000,
  /** Calls that a page cannot be shown without: short enough that the user still waits for the error page. */
  market: 20_000,
  session: 20_000,
  content: 20_000,
  cart: 20_000,
} as const;
