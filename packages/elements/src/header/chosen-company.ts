import type { User } from '@fleet-portal/model/entities';
import { currentUser, list } from '@fleet-portal/model/rules';
import type { Company, HeaderView } from './header-view.ts';

/** The company that `companyId` chooses, else the session's own company if it is among the companies. */
export function chosenCompany({ host, session }: HeaderView): Company | undefined {
  const { companies, companyId } = host;
  const user: Partial<User> | null = currentUser(session);
  const own = user?.companyInfo?.companyName;
  return (
    list(companies).find(({ id }) => id === companyId) ?? list(companies).find(({ name }) => name === own)
  );
}
