import { useMessages } from '../../context/locale-context.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactReady } from './ContactReady.tsx';
import { contactDetails, phoneHref, type ContactMessage } from './contact-details.ts';
import { contactSubjects } from './contact-subjects.ts';
import { useHasChanged } from '../parts/use-has-changed.ts';
import { useAskedSubject } from './use-asked-subject.ts';
import { useKeptFields } from './use-kept-fields.ts';
import { usePrepared } from './use-prepared.ts';

/**
 * Ways to reach the support team, and a form that prepares an email. Nothing is sent from here, and the email program may
 * fail to open: the input stays until another message is started, and is restored by Back from another page.
 */
export default function ContactPage() {
  const messages = useMessages();
  const { value: message, isAgain, prepare, again } = usePrepared<ContactMessage>();
  const asked = useAskedSubject();
  const blank = { subject: asked.subject, text: '' };
  const [fields, setFields] = useKeptFields(blank);
  if (useHasChanged(asked)) {
    if (asked.subject) setFields({ ...fields, subject: asked.subject });
    if (message) again();
  }

  const submit = () => {
    const subject = contactSubjects[fields.subject];
    prepare({ subject: subject ? messages[subject] : '', text: fields.text.trim() });
  };
  const beginAnother = () => {
    setFields(blank);
    again();
  };

  return (
    <>
      <PageTitle title={messages.contactUsTitle}>{messages.contactIntro}</PageTitle>
      <div className="contact">
        {message ? (
          <ContactReady message={message} onChange={again} onAgain={beginAnother} />
        ) : (
          <ContactForm fields={fields} isAgain={isAgain} onChange={setFields} onSubmit={submit} />
        )}
        <aside className="card contact-ways" aria-label={messages.contactUsTitle}>
          <section className="stack-tight">
            <h2>{messages.contactPhoneHeading}</h2>
            <p>
              <a href={phoneHref()} dir="ltr">
                {contactDetails.phone}
              </a>
            </p>
            <p className="muted small">{messages.contactPhoneText}</p>
          </section>
          <section className="stack-tight">
            <h2>{messages.contactHoursHeading}</h2>
            <p>{messages.contactHoursText}</p>
          </section>
          <section className="stack-tight">
            <h2>{messages.contactEmailHeading}</h2>
            <p>
              <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a>
            </p>
          </section>
        </aside>
      </div>
    </>
  );
}
