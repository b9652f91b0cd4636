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

/** The company's name in the top bar; empty where it is not shown (HDR-08). */
export function companyLabel(session: Session, market: WithCompanyFlag): string {
  const isShown = market.tld === '.com' && !market.fpgFeatureFlags?.hideTopBarCompanyName?.enabled;
  const user: WithCompany | null = currentUser(session);
  return isShown ? truncate(user?.companyInfo?.companyName?.trim() ?? '', companyNameLimit) : '';
}
