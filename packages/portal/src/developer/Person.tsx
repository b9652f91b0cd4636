import type { Session } from '@fleet-portal/model/entities';
import { currentUser, isSignedIn, persona } from '@fleet-portal/model/rules';
import { Facts } from './Facts.tsx';
import { Names } from './Names.tsx';

/** The user as the rules see them. */
export function Person({ session }: { session: Session }) {
  const user = currentUser(session);
  const facts = {
    persona: persona(session),
    'signed in': isSignedIn(session) ? 'yes' : 'no',
    'auth context': session.authContext,
    'step-up required': session.stepUpRequired ? 'yes' : 'no',
    'child session': session.IS_CHILD_SESSION ? 'yes' : 'no',
    'user type': user?.userType ?? '',
    company: user?.companyInfo.companyName ?? '',
    'billing country': user?.companyInfo.companyBillingCountry.code ?? '',
  };
  return (
    <>
      <Facts label="Person" facts={facts} />
      <Names title="Permissions" names={user?.permissions ?? []} />
      <Names title="Applications" names={user?.applications.map(({ name }) => name) ?? []} />
      <Names title="Group memberships" names={user?.groupMemberships ?? []} />
    </>
  );
}
