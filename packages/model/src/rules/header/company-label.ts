import type { Session } from '../../entities/index.ts';
import { currentUser } from '../session/session.ts';
import { truncate } from '../text/truncate.ts';

const companyNameLimit = 48;

/** A market and a user, which may be unparsed. */
interface WithCompanyFlag {
  tld?: string;
  fpgFeatureFlags?: { hideTopBarCompanyName?: { enabled?: boolean } };
}

interface WithCompany {
  companyInfo?: { companyName?: string };
}

/**
 * The company's name in the top bar; empty if it is not shown (HDR-08).
 * @param chosen the name of the company that the user acts for, if it is not their own
 */
export function companyLabel(session: Session, market: WithCompanyFlag, chosen?: string): string {
  const isShown = market.tld === '.com' && !market.fpgFeatureFlags?.hideTopBarCompanyName?.enabled;
  const user: WithCompany | null = currentUser(session);
  return user && isShown ? shortCompanyName(chosen ?? user.companyInfo?.companyName ?? '') : '';
}

/** A company's name, shortened to fit the top bar (HDR-08); a host page's companies may be unparsed. */
export function shortCompanyName(name: unknown): string {
  return truncate(String(name).trim(), companyNameLimit);
}
