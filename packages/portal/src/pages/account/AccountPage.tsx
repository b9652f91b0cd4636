import { accountHref, currentUser } from '@fleet-portal/model/rules';
import { useLocale } from '../../context/locale-context.ts';
import { useQuery } from '../../router/use-query.ts';
import { useSession } from '../../session/session-context.ts';
import { ContentFailure } from '../../loading/ContentFailure.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { CompanySettings } from './CompanySettings.tsx';
import { Profile } from './Profile.tsx';
import { Tabs } from './Tabs.tsx';

/** Personal and company settings, each in a tab (RTE-02). */
export default function AccountPage() {
  const { locale, messages } = useLocale();
  const isCompany = useQuery().get('active-tab') === 'billing';
  const tabs = [
    { id: 'my-profile', label: messages.myProfileTab, href: accountHref(locale, 'my-profile') },
    { id: 'billing', label: messages.companySettingsTab, href: accountHref(locale, 'billing') },
  ];
  const selected = isCompany ? 'billing' : 'my-profile';
  return (
    <>
      <PageTitle
        title={messages.accountTitle}
        documentTitle={isCompany ? messages.companySettingsTab : messages.accountTitle}
      >
        {messages.accountIntro}
      </PageTitle>
      <Tabs label={messages.accountTabs} tabs={tabs} selected={selected}>
        <Settings isCompany={isCompany} />
      </Tabs>
    </>
  );
}

/** A session may lack the user's details. */
function Settings({ isCompany }: { isCompany: boolean }) {
  const user = currentUser(useSession().session);
  if (!user) return <ContentFailure onRetry={() => location.reload()} />;
  return isCompany ? <CompanySettings user={user} /> : <Profile user={user} />;
}
