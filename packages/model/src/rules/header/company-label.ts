import type { Session } from '../../entities/index.ts';
import { currentUser } from '../session/session.ts';
import { truncate } from '../text/truncate.ts';

const companyNameLimit = 48;

/** A market and a person, which need not have been parsed. */
interface WithCompanyFlag {
  tld?: string;
  fpgFeatureFlags?: { hideTopBarCompanyName?: { enabled?: boolean } };
}

interface WithCompany {
  companyInfo?: { companyName?: string };
}

/**
 * The company's name in the top bar; empty where it is not shown (HDR-08).
 * @param chosen that of the company that the person acts for, where it is not their own
 */
export function companyLabel(session: Session, market: WithCompanyFlag, chosen?: string): string {
  const isShown = market.tld === '.com' && !market.fpgFeatureFlags?.hideTopBarCompanyName?.enabled;
  const user: WithCompany | null = currentUser(session);
  return user && isShown ? shortCompanyName(chosen ?? user.companyInfo?.companyName ?? '') : '';
}

/** What of a company's name has room in the top bar (HDR-08); a host's companies need not have been parsed. */
export function shortCompanyName(name: unknown): string {
  return truncate(String(name).trim(), companyNameLimit);
}
