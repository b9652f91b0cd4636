import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../context/locale-context.ts';

interface TopicsFormProps {
  /** Whether the form is shown again after an email: then it takes the focus, which would otherwise be lost. */
  isAgain: boolean;
  onSubmit: (topics: string[]) => void;
}

/** The topics of the newsletter; at least one has to be chosen. */
export function TopicsForm({ isAgain, onSubmit }: TopicsFormProps) {
  const messages = useMessages();
  const topics = [
    messages.updatesVehicles,
    messages.updatesCharging,
    messages.updatesService,
    messages.updatesTelematics,
  ];
  const [chosen, setChosen] = useState<readonly number[]>([]);
  /** How it is announced that no topic is chosen: by the focus, which goes to the first one, or by an alert if it is there already. */
  const [missing, setMissing] = useState<'alert' | 'focus' | null>(null);

  const toggle = (index: number) => {
    setChosen(chosen.includes(index) ? chosen.filter((other) => other !== index) : [...chosen, index]);
    setMissing(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.length > 0) {
      onSubmit(topics.filter((_, index) => chosen.includes(index)));
      return;
    }
    const first = event.currentTarget.elements.namedItem('topic-0');
    if (!(first instanceof HTMLElement)) return;
    flushSync(() => setMissing(first === document.activeElement ? 'alert' : 'focus'));
    first.focus();
  };

  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <div role="group" aria-labelledby="topics-heading" className="stack-tight">
        <h2 id="topics-heading">{messages.updatesTopics}</h2>
        {missing && (
          <p id="topics-error" role={missing === 'alert' ? 'alert' : undefined} className="field-error small">
            {messages.updatesRequired}
          </p>
        )}
        {topics.map((topic, index) => (
          <label key={index} className="check">
            <input
              type="checkbox"
              name={`topic-${index}`}
              autoFocus={isAgain && index === 0}
              checked={chosen.includes(index)}
              aria-invalid={missing !== null}
              aria-describedby={missing ? 'topics-error' : undefined}
              onChange={() => toggle(index)}
            />
            <span>{topic}</span>
          </label>
        ))}
      </div>
      <div className="row">
        <button type="submit" className="button">
          {messages.contactCompose}
        </button>
      </div>
    </form>
  );
}
