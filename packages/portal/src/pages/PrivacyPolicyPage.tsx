import { pageHref } from '@fleet-portal/model/rules';
import { useLocale } from '../context/locale-context.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { Article } from './parts/Article.tsx';

/** The privacy policy of markets that have no page of their own (RTE-05). */
export default function PrivacyPolicyPage() {
  const { locale, messages } = useLocale();
  const contact = { label: messages.contactUsLink, href: pageHref('contactUs', locale) };
  return (
    <>
      <PageTitle title={messages.privacyPolicyTitle}>{messages.privacyIntro}</PageTitle>
      <Article
        sections={[
          { id: 'collect', heading: messages.privacyCollectHeading, text: messages.privacyCollectText },
          { id: 'use', heading: messages.privacyUseHeading, text: messages.privacyUseText },
          { id: 'share', heading: messages.privacyShareHeading, text: messages.privacyShareText },
          { id: 'keep', heading: messages.privacyKeepHeading, text: messages.privacyKeepText },
          { id: 'rights', heading: messages.privacyRightsHeading, text: messages.privacyRightsText },
          { id: 'cookies', heading: messages.privacyCookiesHeading, text: messages.privacyCookiesText },
          {
            id: 'questions',
            heading: messages.privacyContactHeading,
            text: messages.privacyContactText,
            link: contact,
          },
        ]}
      />
    </>
  );
}
