import type { Outcome } from '@fleet-portal/model/rules';
import { outcomeWords } from './outcome-words.ts';

/** What happens at an address, in one line. */
export function OutcomeLine({ outcome }: { outcome: Outcome }) {
  const { name, target } = outcomeWords(outcome);
  return (
    <p className="developer-outcome">
      <span className="tag">{name}</span> {target && <code dir="auto">{target}</code>}
    </p>
  );
}
