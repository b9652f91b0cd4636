import { format } from '@fleet-portal/model/messages';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { contactDetails } from './contact-details.ts';

interface ContactReadyProps {
  href: string;
  onAgain: () => void;
}

/** Says that the email was handed over, and that it still has to be sent. */
export function ContactReady({ href, onAgain }: ContactReadyProps) {
  const messages = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card stack">
      <h2 ref={heading} tabIndex={-1}>
        {messages.contactReadyHeading}
      </h2>
      <p role="status" className="alert alert-success">
        {format(messages.contactReadyText, { address: contactDetails.email })}
      </p>
      <div className="row">
        <a className="button" href={href}>
          {messages.contactOpenAgain}
        </a>
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {messages.contactWriteAnother}
        </button>
      </div>
    </section>
  );
}
