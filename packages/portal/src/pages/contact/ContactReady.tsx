import { format } from '@fleet-portal/model/messages';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { contactDetails } from './contact-details.ts';

interface ContactReadyProps {
  href: string;
  onAgain: () => void;
}

/** Opens the email program, and says that the message still has to be sent there. */
export function ContactReady({ href, onAgain }: ContactReadyProps) {
  const messages = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    heading.current?.focus();
    link.current?.click();
  }, []);
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {messages.contactReadyHeading}
      </h2>
      <p role="status" className="alert alert-success">
        {format(messages.contactReadyText, { address: contactDetails.email })}
      </p>
      <div className="row">
        <a className="button" href={href} ref={link}>
          {messages.contactOpenAgain}
        </a>
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {messages.contactWriteAnother}
        </button>
      </div>
    </section>
  );
}
