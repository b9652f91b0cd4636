import { pageHref, safeHref } from '@fleet-portal/model/rules';

/** The address for questions: the page's own, else the portal's contact page. */
export function contactHref(contactUrl: unknown, locale: string): string {
  const configured = typeof contactUrl === 'string' ? safeHref(contactUrl) : null;
  return configured ?? pageHref('contactUs', locale);
}
