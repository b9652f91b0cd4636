import { useEffect, useRef } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { contactDetails, mailtoHref, type ContactMessage } from './contact-details.ts';

interface ContactReadyProps {
  message: ContactMessage;
  /** Returns to the form as it was filled in; without it, only another message can be started. */
  onChange?: () => void;
  onAgain: () => void;
}

/** Opens the email program, and says that the message still has to be sent there; it can be copied if none opens. */
export function ContactReady({ message, onChange, onAgain }: ContactReadyProps) {
  const messages = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    heading.current?.focus();
    link.current?.click();
  }, []);
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1} aria-describedby="contact-ready">
        {messages.contactReadyHeading}
      </h2>
      <p id="contact-ready" className="alert alert-success">
        <WithAddress text={messages.contactReadyText} />
      </p>
      <div className="row">
        <a className="button" href={mailtoHref(message)} ref={link}>
          {messages.contactOpenAgain}
        </a>
        {onChange && (
          <button type="button" className="button button-quiet" onClick={onChange}>
            {messages.contactChange}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {messages.contactWriteAnother}
        </button>
      </div>
      <div className="stack-tight">
        <p>
          <WithAddress text={messages.contactReadyCopy} />
        </p>
        <dl className="details">
          <div>
            <dt>{messages.contactSubjectLabel}</dt>
            <dd>{message.subject}</dd>
          </div>
          <div>
            <dt>{messages.contactMessageLabel}</dt>
            <dd className="written">{message.text}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** Allows a line break before the address and after its @, but not within its name. */
function WithAddress({ text }: { text: string }) {
  const [before, after] = text.split('{address}');
  const [name, host] = contactDetails.email.split('@');
  return (
    <>
      {before}
      <span className="address">
        {name}@<wbr />
        {host}
      </span>
      {after}
    </>
  );
}
