import type { Market, Session } from '../entities/index.ts';
import { currentUser } from './session.ts';
import { truncate } from './truncate.ts';

const companyNameLimit = 48;

/** The company's name in the top bar; empty where it is not shown (HDR-08). */
export function companyLabel(session: Session, market: Pick<Market, 'tld' | 'fpgFeatureFlags'>): string {
  const isShown = market.tld === '.com' && !market.fpgFeatureFlags.hideTopBarCompanyName.enabled;
  if (!isShown) return '';
  return truncate(currentUser(session)?.companyInfo.companyName.trim() ?? '', companyNameLimit);
}
