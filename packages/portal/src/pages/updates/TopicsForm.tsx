import { useState, type SubmitEvent } from 'react';
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
  const [isMissing, setIsMissing] = useState(false);

  const toggle = (index: number) => {
    setChosen(chosen.includes(index) ? chosen.filter((other) => other !== index) : [...chosen, index]);
    setIsMissing(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen.length > 0) {
      onSubmit(topics.filter((_, index) => chosen.includes(index)));
      return;
    }
    setIsMissing(true);
    const first = event.currentTarget.elements.namedItem('topic-0');
    if (first instanceof HTMLElement) first.focus();
  };

  return (
    <form className="card stack" noValidate onSubmit={submit}>
      <div role="group" aria-labelledby="topics-heading" className="stack-tight">
        <h2 id="topics-heading">{messages.updatesTopics}</h2>
        {isMissing && (
          <p id="topics-error" role="alert" className="field-error small">
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
              aria-invalid={isMissing}
              aria-describedby={isMissing ? 'topics-error' : undefined}
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
