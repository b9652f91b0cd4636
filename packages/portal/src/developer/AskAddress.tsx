import { explain, type DecisionContext } from '@fleet-portal/model/rules';
import { useId, useState, type SubmitEvent } from 'react';
import { addressOf } from './address-of.ts';
import { OutcomeLine } from './OutcomeLine.tsx';
import { Steps } from './Steps.tsx';

/** Explains what would happen at another address for the same user, without opening it. */
export function AskAddress({ context }: { context: DecisionContext }) {
  const field = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const address = asked === null ? null : addressOf(asked);
  const answer = address === null ? null : explain(address, context);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(text.trim() === '' ? null : text);
  };

  return (
    <>
      <form className="developer-form" onSubmit={onSubmit}>
        <label htmlFor={field}>What would happen at</label>
        <input
          id={field}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="/en-us/account/"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">Explain</button>
      </form>
      <div role="status">
        {asked !== null && !answer && <p>This is not an address of {location.origin}.</p>}
        {answer && <OutcomeLine outcome={answer.outcome} />}
      </div>
      {answer && <Steps steps={answer.steps} />}
    </>
  );
}
