import { permissions as known } from '../../constants/permissions.ts';
import type { PageMessages } from '../../messages/catalogue.ts';
import { localePath } from '../locale/locale.ts';

/** A page that the portal itself provides, whatever the market configures (RTE-01). */
export interface FixedPage {
  id: string;
  /** Its paths after the locale; links use the first. */
  paths: readonly [string, ...string[]];
  /** Only for signed-in users, whatever permissions they have. */
  needsSignIn?: true;
  permissions?: readonly string[];
  /** Also found without a locale. */
  withoutLocale?: true;
}

export const fixedPages = [
  { id: 'account', paths: ['/account/'], needsSignIn: true },
  {
    id: 'privacySettings',
    paths: ['/account/privacy-settings/'],
    needsSignIn: true,
  },
  {
    id: 'manageSubscriptions',
    paths: ['/manage-subscriptions/'],
    permissions: [known.manageSubscriptions],
  },
  {
    id: 'termsAndConditions',
    paths: ['/termsAndConditions/', '/TermsAndConditions/'],
  },
  { id: 'privacyPolicy', paths: ['/privacy-policy/'] },
  { id: 'sitemap', paths: ['/sitemap/'] },
  { id: 'countrySites', paths: ['/country-sites/'] },
  { id: 'signInError', paths: ['/sign-in-error/'] },
  { id: 'blank', paths: ['/blank/'] },
  { id: 'forbidden', paths: ['/403Page/'] },
  { id: 'notFound', paths: ['/404Page/'] },
  { id: 'error', paths: ['/ErrorPage/'] },
  { id: 'apigeeTest', paths: ['/apigeetest/'] },
  { id: 'transactionPreview', paths: ['/transaction-preview/'] },
  { id: 'updates', paths: ['/updates/'] },
  { id: 'dataSharing', paths: ['/data-sharing/'], needsSignIn: true },
  { id: 'contactUs', paths: ['/contact-us/'], withoutLocale: true },
] as const satisfies readonly FixedPage[];

export type FixedPageId = (typeof fixedPages)[number]['id'];

/** The message with a page's title. */
export function titleKeyOf(id: FixedPageId): keyof PageMessages {
  return id === 'termsAndConditions' ? 'termsTitle' : (`${id}Title` as const);
}

/** A fixed page by its id. */
export function fixedPage(id: FixedPageId): FixedPage {
  const page = fixedPages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`There is no fixed page "${id}".`);
  return page;
}

/** The link to a fixed page; the query's values are encoded. */
export function pageHref(id: FixedPageId, locale: string, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(query).toString();
  return localePath(locale, fixedPage(id).paths[0]) + (parameters && `?${parameters}`);
}

/** Personal or company settings (RTE-02). */
export function accountHref(locale: string, tab: 'my-profile' | 'billing'): string {
  return pageHref('account', locale, { 'active-tab': tab });
}

/** The page that names the missing permissions and the address that required them (GAT-03). */
export function forbiddenHref(locale: string, origin: string, permissions: readonly string[]): string {
  const list = permissions.map(encodeURIComponent).join(',');
  return `${pageHref('forbidden', locale)}?origin=${encodeURIComponent(origin)}&p=${list}`;
}
