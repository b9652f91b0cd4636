import { useMessages } from '../../context/locale-context.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactReady } from './ContactReady.tsx';
import { mailtoHref, contactDetails, phoneHref, type ContactMessage } from './contact-details.ts';
import { useHasChanged } from '../parts/use-has-changed.ts';
import { useAskedSubject } from './use-asked-subject.ts';
import { usePrepared } from './use-prepared.ts';

/** Ways to reach the people behind the portal, and a form that prepares an email. Nothing is sent from here. */
export default function ContactPage() {
  const messages = useMessages();
  const { value: message, isAgain, prepare, again } = usePrepared<ContactMessage>();
  const asked = useAskedSubject();
  if (useHasChanged(asked) && message) again();

  return (
    <>
      <PageTitle title={messages.contactUsTitle}>{messages.contactIntro}</PageTitle>
      <div className="contact">
        {message ? (
          <ContactReady href={mailtoHref(message)} onAgain={again} />
        ) : (
          <ContactForm asked={asked} isAgain={isAgain} onSubmit={prepare} />
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
