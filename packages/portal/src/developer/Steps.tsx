import type { ExplanationStep } from '@fleet-portal/model/rules';
import { Facts } from './Facts.tsx';

/** Every address on the way to an outcome: what happened there, and the facts that decided it. */
export function Steps({ steps }: { steps: readonly ExplanationStep[] }) {
  return (
    <ol className="developer-steps">
      {steps.map(({ url, says, facts }, index) => (
        <li key={index}>
          <code dir="auto">{url}</code>
          <p dir="auto">{says}</p>
          <Facts label={`Step ${index + 1}`} facts={facts} />
        </li>
      ))}
    </ol>
  );
}
