import { getConsents, getPrimaryUsers, refreshUserInfo, type CallOptions } from '@fleet-portal/model/api';
import {
  isBlueStarAdmin,
  nameAndMessageOf,
  recordedConsents,
  type AccountApi,
  type Consents,
} from '@fleet-portal/model/rules';
import { consentsSaved } from './save-consents.ts';

/** What the page has to know before it can show a company's choices. */
export interface CompanyConsents {
  /** Empty if the user belongs to no company. */
  companyId: string;
  companyName: string;
  recorded: Consents | null;
  /** Whether the user is the company's Blue Star admin (GAT-12); unknown if the request failed. */
  mayChange: 'yes' | 'no' | 'unknown';
}

/** Loads the company, its recorded choices, and whether this user may change them. */
export async function loadConsents(
  api: AccountApi,
  userId: string,
  signal: AbortSignal,
): Promise<CompanyConsents> {
  const [company, mayChange] = await Promise.all([
    loadCompany(api, { signal }),
    askAdmin(api, userId, signal),
  ]);
  return { ...company, mayChange };
}

export async function loadCompany(
  api: AccountApi,
  options: CallOptions,
): Promise<Omit<CompanyConsents, 'mayChange'>> {
  const { companyInfo, primaryCompany } = await refreshUserInfo(api.base, options);
  const companyId = companyInfo.companyId || primaryCompany;
  await consentsSaved(companyId);
  const items = companyId ? await getConsents(api, companyId, options) : [];
  return { companyId, companyName: companyInfo.companyName, recorded: recordedConsents(items) };
}

async function askAdmin(
  api: AccountApi,
  userId: string,
  signal: AbortSignal,
): Promise<CompanyConsents['mayChange']> {
  try {
    const users = await getPrimaryUsers(api, { signal });
    return isBlueStarAdmin(users, userId) ? 'yes' : 'no';
  } catch (error) {
    if (!signal.aborted) console.warn(`Nobody may change the sharing of data: ${nameAndMessageOf(error)}`);
    return 'unknown';
  }
}
