import { useMessages } from '../../context/locale-context.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import type { ContactMessage } from '../contact/contact-details.ts';
import { ContactReady } from '../contact/ContactReady.tsx';
import { useIsPressedAgain } from '../contact/use-is-pressed-again.ts';
import { usePrepared } from '../contact/use-prepared.ts';
import { TopicsForm } from './TopicsForm.tsx';

/** The newsletter, in the markets that have one (RTE-06): prepares an email that subscribes to it; nothing is sent from here. */
export default function UpdatesPage() {
  const messages = useMessages();
  const { value: message, isAgain, prepare, again } = usePrepared<ContactMessage>();
  if (useIsPressedAgain() && message) again();
  const onSubmit = (topics: string[]) =>
    prepare({ subject: messages.updatesEmailSubject, text: topics.join('\n') });
  return (
    <>
      <PageTitle title={messages.updatesTitle}>{messages.updatesText}</PageTitle>
      <div className="narrow stack">
        {message ? (
          <ContactReady message={message} onAgain={again} />
        ) : (
          <TopicsForm isAgain={isAgain} onSubmit={onSubmit} />
        )}
        <p className="muted small">{messages.updatesEnd}</p>
      </div>
    </>
  );
}
