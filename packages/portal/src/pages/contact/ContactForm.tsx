import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../../context/locale-context.ts';
import { contactErrors, type ContactFields } from './contact-errors.ts';
import { contactSubjects } from './contact-subjects.ts';
import { Field } from './Field.tsx';

interface ContactFormProps {
  fields: ContactFields;
  /** Whether the form is shown again after a message: then it takes the focus, which would otherwise be lost. */
  isAgain: boolean;
  onChange: (fields: ContactFields) => void;
  onSubmit: () => void;
}

/** Subject and message; errors are shown at their fields, and the first invalid field gets the focus. */
export function ContactForm({ fields, isAgain, onChange, onSubmit }: ContactFormProps) {
  const messages = useMessages();
  /** The fields whose errors are shown: all invalid ones on submit, each until it is corrected. */
  const [said, setSaid] = useState<readonly string[]>([]);
  const found = contactErrors(fields, messages);
  const remaining = said.filter((field) => field in found);
  if (remaining.length < said.length) setSaid(remaining);
  const errorOf = (field: keyof ContactFields) => (said.includes(field) ? found[field] : undefined);
  const change = (changed: Partial<ContactFields>) => onChange({ ...fields, ...changed });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaid(Object.keys(found));
    const [first] = Object.keys(found);
    if (!first) {
      onSubmit();
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
              {Object.entries(contactSubjects).map(([value, label]) => (
                <option key={value} value={value}>
                  {messages[label]}
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
