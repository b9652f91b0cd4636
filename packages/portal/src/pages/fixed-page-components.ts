import type { FixedPageId } from '@fleet-portal/model/rules';
import type { ComponentType } from 'react';
import { lazyPage } from '../loading/lazy-component.tsx';

/** Each fixed page is a script of its own, which is loaded only when the page is shown (GAT-07). */
export const fixedPageComponents: Readonly<Record<FixedPageId, ComponentType>> = {
  account: lazyPage(() => import('./account/AccountPage.tsx')),
  privacySettings: lazyPage(() => import('./privacy/PrivacySettingsPage.tsx')),
  manageSubscriptions: lazyPage(() => import('./ManageSubscriptionsPage.tsx')),
  termsAndConditions: lazyPage(() => import('./TermsPage.tsx')),
  privacyPolicy: lazyPage(() => import('./PrivacyPolicyPage.tsx')),
  sitemap: lazyPage(() => import('./SitemapPage.tsx')),
  countrySites: lazyPage(() => import('./CountrySitesPage.tsx')),
  signInError: lazyPage(() => import('./SignInErrorPage.tsx')),
  blank: lazyPage(() => import('./BlankPage.tsx')),
  forbidden: lazyPage(() => import('./ForbiddenPage.tsx')),
  notFound: lazyPage(() => import('./NotFoundPage.tsx')),
  error: lazyPage(() => import('./ErrorPage.tsx')),
  apigeeTest: lazyPage(() => import('./connection/ApigeeTestPage.tsx')),
  transactionPreview: lazyPage(() => import('./TransactionPreviewPage.tsx')),
  updates: lazyPage(() => import('./updates/UpdatesPage.tsx')),
  dataSharing: lazyPage(() => import('./DataSharingPage.tsx')),
  contactUs: lazyPage(() => import('./contact/ContactPage.tsx')),
};
