import { cookieValue } from '@fleet-portal/model/rules';

/** The name of the cookie that keeps the chosen locale (SES-10). */
export const desiredLocaleCookie = 'fp_desired_locale';

/** The locale that the person chose last (SES-10); whoever reads it asks the market whether it has that one. */
export function readDesiredLocale(cookies: string): string | null {
  const value = cookieValue(cookies, desiredLocaleCookie) ?? '';
  return /^[a-z\d-]{2,12}$/i.test(value) ? value : null;
}
