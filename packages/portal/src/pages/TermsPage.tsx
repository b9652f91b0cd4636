import { useMessages } from '../context/locale-context.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { Article } from './parts/Article.tsx';

/** The terms for using the portal. */
export default function TermsPage() {
  const messages = useMessages();
  return (
    <>
      <PageTitle title={messages.termsTitle}>{messages.termsIntro}</PageTitle>
      <Article
        sections={[
          { id: 'use', heading: messages.termsUseHeading, text: messages.termsUseText },
          { id: 'data', heading: messages.termsDataHeading, text: messages.termsDataText },
          { id: 'service', heading: messages.termsServiceHeading, text: messages.termsServiceText },
        ]}
      />
    </>
  );
}
