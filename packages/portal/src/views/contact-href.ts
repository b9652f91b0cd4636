import { pageHref, safeHref } from '@fleet-portal/model/rules';

/** Where questions go: the address that the page names itself, else the portal's contact page. */
export function contactHref(contactUrl: unknown, locale: string): string {
  const configured = typeof contactUrl === 'string' ? safeHref(contactUrl) : null;
  return configured ?? pageHref('contactUs', locale);
}
