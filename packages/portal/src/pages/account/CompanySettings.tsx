import { countryName } from '@fleet-portal/model/rules';
import type { User } from '@fleet-portal/model/entities';
import { useLocale } from '../../context/locale-context.ts';
import { PermissionList } from '../parts/PermissionList.tsx';
import { Details } from './Details.tsx';
import { userTypeName } from './user-type-name.ts';

/** The stored data of the company, and what the user may do in its name. */
export function CompanySettings({ user }: { user: User }) {
  const { locale, messages } = useLocale();
  const { companyName, companyBillingCountry } = user.companyInfo;
  return (
    <div className="columns">
      <Details
        heading={messages.companyHeading}
        intro={messages.companyIntro}
        entries={[
          [messages.companyNameLabel, companyName],
          [messages.billingCountryLabel, countryName(companyBillingCountry.code, locale)],
          [messages.userTypeLabel, userTypeName(user.userType, messages)],
        ]}
      />
      <section className="card stack-tight">
        <h2>{messages.permissionsHeading}</h2>
        {user.permissions.length === 0 ? (
          <p className="muted">{messages.noPermissions}</p>
        ) : (
          <PermissionList permissions={user.permissions} />
        )}
      </section>
    </div>
  );
}
