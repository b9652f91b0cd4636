import { useState } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { mailtoHref } from '../contact/contact-details.ts';
import { ContactReady } from '../contact/ContactReady.tsx';
import { TopicsForm } from './TopicsForm.tsx';

/** The newsletter, in the markets that have one (RTE-06): an email that asks for it is prepared, nothing is sent from here. */
export default function UpdatesPage() {
  const messages = useMessages();
  const [topics, setTopics] = useState<string[] | null>(null);
  const [isAgain, setIsAgain] = useState(false);
  const chooseAgain = () => {
    setTopics(null);
    setIsAgain(true);
  };
  const message = topics && { subject: messages.updatesEmailSubject, text: topics.join('\n') };
  return (
    <>
      <PageTitle title={messages.updatesTitle}>{messages.updatesText}</PageTitle>
      <div className="narrow stack">
        {message ? (
          <ContactReady href={mailtoHref(message)} onAgain={chooseAgain} />
        ) : (
          <TopicsForm isAgain={isAgain} onSubmit={setTopics} />
        )}
        <p className="muted small">{messages.updatesEnd}</p>
      </div>
    </>
  );
}
