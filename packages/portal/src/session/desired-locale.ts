/** SES-10. */
export const cookieName = 'fp_desired_locale';

/** The locale that the person chose last (SES-10); whoever reads it asks the market whether it has that one. */
export function readDesiredLocale(cookies: string): string | null {
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  const value = found?.slice(cookieName.length + 1) ?? '';
  return /^[a-z\d-]{2,12}$/i.test(value) ? value : null;
}
