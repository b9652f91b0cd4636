import type { FixedPageId } from '@fleet-portal/model/rules';
import { lazy, type ComponentType } from 'react';

/** Each fixed page is a script of its own, which loads when the page is shown and not before (GAT-07). */
export const fixedPageComponents: Readonly<Record<FixedPageId, ComponentType>> = {
  account: lazy(() => import('./account/AccountPage.tsx')),
  privacySettings: lazy(() => import('./privacy/PrivacySettingsPage.tsx')),
  manageSubscriptions: lazy(() => import('./ManageSubscriptionsPage.tsx')),
  termsAndConditions: lazy(() => import('./TermsPage.tsx')),
  privacyPolicy: lazy(() => import('./PrivacyPolicyPage.tsx')),
  sitemap: lazy(() => import('./SitemapPage.tsx')),
  countrySites: lazy(() => import('./CountrySitesPage.tsx')),
  signInError: lazy(() => import('./SignInErrorPage.tsx')),
  blank: lazy(() => import('./BlankPage.tsx')),
  forbidden: lazy(() => import('./ForbiddenPage.tsx')),
  notFound: lazy(() => import('./NotFoundPage.tsx')),
  error: lazy(() => import('./ErrorPage.tsx')),
  apigeeTest: lazy(() => import('./connection/ApigeeTestPage.tsx')),
  transactionPreview: lazy(() => import('./TransactionPreviewPage.tsx')),
  updates: lazy(() => import('./updates/UpdatesPage.tsx')),
  dataSharing: lazy(() => import('./DataSharingPage.tsx')),
  contactUs: lazy(() => import('./contact/ContactPage.tsx')),
};
