import type { Page } from '@playwright/test';
import { consentTypes, type Environment, type Session } from '@fleet-portal/model/entities';
import { storageKeys } from '@fleet-portal/model/flows';
import { proxyHref } from '@fleet-portal/model/rules';

/**
 * Answers everything that users are asked after the login, and leaves their preview, so that nothing covers the page that a test is
 * about.
 */
export async function settleFlows(
  page: Page,
  { SESSIONID, transaction }: Session,
  { ACCOUNT_API_BASE_URL: accountApi }: Environment,
  origin: string,
): Promise<void> {
  const { request } = page;
  const url = (path: string) => proxyHref({ base: '', accountApi }, path);
  const headers = { origin };
  const latest = await request.get(url('account-api/v1/policy/termsAndConditions/latest'));
  const { llid, legalLanguage } = (await latest.json()) as { llid: string; legalLanguage: string };
  await request.post(url('account-api/v1/onboard/termsAndConditions/agree'), {
    headers,
    data: { llid, legalLanguage, productFamilyId: null },
  });
  await request.put(url('pro/consent/manage'), {
    headers: { ...headers, 'Company-Id': 'c' },
    data: consentTypes.map((type) => ({ type, agreed: true })),
  });
  if (!transaction) return;
  const left = JSON.stringify({ sessionId: SESSIONID, transactionId: transaction.transactionId });
  await page.addInitScript(
    ([key, value]) => {
      // about:blank has no storage.
      if (location.protocol !== 'about:') localStorage.setItem(key, value);
    },
    [storageKeys.previewLeft, left] as const,
  );
}
