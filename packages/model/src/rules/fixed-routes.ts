import { permissions as known } from '../constants/permissions.ts';
import type { PageMessages } from '../messages/catalogue.ts';
import { localePath } from './locale.ts';

/** A page that the portal itself has, whatever the market configures (RTE-01). */
export interface FixedPage {
  id: string;
  /** Its paths after the locale; the first is the one that links lead to. */
  paths: readonly [string, ...string[]];
  titleKey: keyof PageMessages;
  /** Only for those who are signed in. */
  needsSignIn?: true;
  permissions?: readonly string[];
  /** Also found without a locale. */
  withoutLocale?: true;
}

export const fixedPages = [
  { id: 'account', paths: ['/account/'], titleKey: 'accountTitle', needsSignIn: true },
  {
    id: 'privacySettings',
    paths: ['/account/privacy-settings/'],
    titleKey: 'privacySettingsTitle',
    needsSignIn: true,
  },
  {
    id: 'manageSubscriptions',
    paths: ['/manage-subscriptions/'],
    titleKey: 'manageSubscriptionsTitle',
    needsSignIn: true,
    permissions: [known.manageSubscriptions],
  },
  {
    id: 'termsAndConditions',
    paths: ['/termsAndConditions/', '/TermsAndConditions/'],
    titleKey: 'termsTitle',
  },
  { id: 'privacyPolicy', paths: ['/privacy-policy/'], titleKey: 'privacyPolicyTitle' },
  { id: 'sitemap', paths: ['/sitemap/'], titleKey: 'sitemapTitle' },
  { id: 'countrySites', paths: ['/country-sites/'], titleKey: 'countrySitesTitle' },
  { id: 'signInError', paths: ['/sign-in-error/'], titleKey: 'signInErrorTitle' },
  { id: 'blank', paths: ['/blank/'], titleKey: 'blankTitle' },
  { id: 'forbidden', paths: ['/403Page/'], titleKey: 'forbiddenTitle' },
  { id: 'notFound', paths: ['/404Page/'], titleKey: 'notFoundTitle' },
  { id: 'error', paths: ['/ErrorPage/'], titleKey: 'errorTitle' },
  { id: 'apigeeTest', paths: ['/apigeetest/'], titleKey: 'apigeeTestTitle' },
  { id: 'transactionPreview', paths: ['/transaction-preview/'], titleKey: 'transactionPreviewTitle' },
  { id: 'updates', paths: ['/updates/'], titleKey: 'updatesTitle' },
  { id: 'dataSharing', paths: ['/data-sharing/'], titleKey: 'dataSharingTitle', needsSignIn: true },
  { id: 'contactUs', paths: ['/contact-us/'], titleKey: 'contactUsTitle', withoutLocale: true },
] as const satisfies readonly FixedPage[];

export type FixedPageId = (typeof fixedPages)[number]['id'];

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

/** The privacy settings, with the choice that a footer link carries (RTE-03). */
export function privacySettingsHref(locale: string, choice?: 'ACCEPT' | 'REJECT' | 'CHOOSE'): string {
  return pageHref('privacySettings', locale, choice ? { privacy_choice: choice } : {});
}

/** The page that says which permissions are missing and where they were (GAT-03). */
export function forbiddenHref(locale: string, origin: string, permissions: readonly string[]): string {
  const list = permissions.map(encodeURIComponent).join(',');
  return `${pageHref('forbidden', locale)}?origin=${encodeURIComponent(origin)}&p=${list}`;
}
