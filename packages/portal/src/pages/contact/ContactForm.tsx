import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { contactErrors, type ContactFields } from './contact-errors.ts';
import type { ContactMessage } from './contact-details.ts';
import { Field } from './Field.tsx';
import { useHasChanged } from '../parts/use-has-changed.ts';
import type { AskedSubject } from './use-asked-subject.ts';

interface ContactFormProps {
  /** Its subject at first, and again whenever another is asked for; the text stays. */
  asked: AskedSubject;
  /** Whether it comes back after a message: then it takes the focus, which would be lost else. */
  isAgain: boolean;
  onSubmit: (message: ContactMessage) => void;
}

/** Subject and message; a mistake is said at its field, and the first one gets the focus. */
export function ContactForm({ asked, isAgain, onSubmit }: ContactFormProps) {
  const messages = useMessages();
  const subjects: Readonly<Record<string, string>> = {
    quote: messages.contactSubjectQuote,
    account: messages.contactSubjectAccount,
    vehicles: messages.contactSubjectVehicles,
    telematics: messages.contactSubjectTelematics,
    billing: messages.contactSubjectBilling,
    other: messages.contactSubjectOther,
  };
  const isKnown = Object.hasOwn(subjects, asked.subject);
  const [fields, setFields] = useState<ContactFields>({ subject: isKnown ? asked.subject : '', text: '' });
  /** The fields whose mistakes are said: all on submitting, and each until it is mended. */
  const [said, setSaid] = useState<readonly string[]>([]);
  const found = contactErrors(fields, messages);
  const errorOf = (field: keyof ContactFields) => (said.includes(field) ? found[field] : undefined);

  const change = (changed: Partial<ContactFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    const remaining = contactErrors(next, messages);
    setSaid(said.filter((field) => field in remaining));
  };

  if (useHasChanged(asked) && isKnown) change({ subject: asked.subject });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaid(Object.keys(found));
    const [first] = Object.keys(found);
    if (!first) {
      onSubmit({ subject: subjects[fields.subject] ?? '', text: fields.text.trim() });
      return;
    }
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <div className="stack-tight">
        <h2>{messages.contactFormHeading}</h2>
        <p className="muted small">{messages.contactComposeIntro}</p>
      </div>
      <Field id="subject" label={messages.contactSubjectLabel} error={errorOf('subject')}>
        {(field) => (
          <span className="select">
            <select
              {...field}
              autoFocus={isAgain}
              value={fields.subject}
              onChange={(event) => change({ subject: event.target.value })}
            >
              <option value="">{messages.contactSubjectChoose}</option>
              {Object.entries(subjects).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        )}
      </Field>
      <Field
        id="text"
        label={messages.contactMessageLabel}
        hint={messages.contactMessageHint}
        error={errorOf('text')}
      >
        {(field) => (
          <textarea
            {...field}
            rows={7}
            value={fields.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <div className="row">
        <button type="submit" className="button">
          {messages.contactCompose}
        </button>
      </div>
    </form>
  );
}
