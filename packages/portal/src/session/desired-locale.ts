import { cookieValue } from '@fleet-portal/model/rules';

/** The name of the cookie that keeps the chosen locale (SES-10). */
export const desiredLocaleCookie = 'fp_desired_locale';

/** The locale that the user chose last (SES-10); the caller checks whether the market has it. */
export function readDesiredLocale(cookies: string): string | null {
  const value = cookieValue(cookies, desiredLocaleCookie) ?? '';
  return /^[a-z\d-]{2,12}$/i.test(value) ? value : null;
}
