import type { Company, Person } from './data/people.ts';

export function ownCompany({ companyId, user }: Person): Company {
  return { companyId, companyName: user.companyInfo.companyName };
}

/** The companies that a person may act for, their own first. */
export function companiesOf(person: Person): Company[] {
  return [ownCompany(person), ...person.companies];
}
