import type { User } from '@fleet-portal/model/entities';
import { currentUser, list } from '@fleet-portal/model/rules';
import type { Company, HeaderView } from './header-view.ts';

/** The company that the host has chosen, else the session's own where it is among the companies. */
export function chosenCompany({ host, session }: HeaderView): Company | undefined {
  const { companies, companyId } = host;
  const user: Partial<User> | null = currentUser(session);
  const own = user?.companyInfo?.companyName;
  return (
    list(companies).find(({ id }) => id === companyId) ?? list(companies).find(({ name }) => name === own)
  );
}
