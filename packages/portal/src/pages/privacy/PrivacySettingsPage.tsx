import { currentUser, personKey } from '@fleet-portal/model/rules';
import { useCallback } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { useSession } from '../../session/session-context.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { LoadFailure } from '../../loading/LoadFailure.tsx';
import { useAccountApi } from '../../context/use-account-api.ts';
import { useLoad } from '../parts/use-load.ts';
import { ConsentForm } from './ConsentForm.tsx';
import { ConsentList } from './ConsentList.tsx';
import { ConsentsSkeleton } from './ConsentsSkeleton.tsx';
import { loadConsents, type CompanyConsents } from '../../data-sharing/load-consents.ts';

/** The page on which a fleet's administrator decides on sharing vehicle data (RTE-03); other users see the decisions. */
export default function PrivacySettingsPage() {
  const messages = useMessages();
  const { session } = useSession();
  return (
    <>
      <PageTitle title={messages.privacySettingsTitle}>{messages.consentIntro}</PageTitle>
      <Sharing key={personKey(session)} userId={currentUser(session)?.userId ?? ''} />
    </>
  );
}

/** The choices of one company; keyed, so that another one starts anew. */
function Sharing({ userId }: { userId: string }) {
  const messages = useMessages();
  const api = useAccountApi();
  const load = useCallback((signal: AbortSignal) => loadConsents(api, userId, signal), [api, userId]);
  const [consents, retry] = useLoad(load);
  return (
    <>
      {consents.kind === 'pending' && <ConsentsSkeleton />}
      {consents.kind === 'failed' && <LoadFailure text={messages.consentLoadFailed} onRetry={retry} />}
      {consents.kind === 'done' && <Choices company={consents.value} onRetry={retry} />}
    </>
  );
}

function Choices({ company, onRetry }: { company: CompanyConsents; onRetry: () => void }) {
  const messages = useMessages();
  if (!company.companyId) return <p className="prose">{messages.consentNoCompany}</p>;
  if (company.mayChange === 'yes') return <ConsentForm company={company} />;
  return <ConsentList company={company} onRetry={onRetry} />;
}
