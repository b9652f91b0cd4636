import type { Market, Session } from '../../entities/index.ts';
import { currentUser } from '../session/session.ts';

/** What a view may know of the user: nothing that identifies them beyond their name and company. */
export interface ViewUser {
  firstName: string;
  lastName: string;
  userType: string;
  permissions: readonly string[];
  companyName: string;
}

/** What a view may know of the site. */
export type ViewMarket = Pick<Market, 'id' | 'title' | 'tld' | 'countryCode'>;

/** Null for a visitor. */
export function viewUser(session: Session): ViewUser | null {
  const user = currentUser(session);
  if (!user) return null;
  const { firstName, lastName, userType, permissions, companyInfo } = user;
  return {
    firstName,
    lastName,
    userType,
    permissions: [...permissions],
    companyName: companyInfo.companyName,
  };
}

export function viewMarket({ id, title, tld, countryCode }: Market): ViewMarket {
  return { id, title, tld, countryCode };
}
