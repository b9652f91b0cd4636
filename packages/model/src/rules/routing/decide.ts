import { stepAt, type DecisionContext, type DecisionStep } from './decision-step.ts';
import { redirect, type Outcome, type RedirectReason } from './outcome.ts';
import { splitUrl } from '../address/url-parts.ts';

/** No market means as many redirects: they would lead on for ever. */
const longestChain = 50;

/**
 * Says what happens at an address for this person in this market. Router, gate, links and tests all ask here.
 * @param url path, query and hash
 * @param onStep hears of every address on the way
 */
export function decide(
  url: string,
  context: DecisionContext,
  onStep?: (step: DecisionStep) => void,
): Outcome {
  const chain: string[] = [];
  const seen = new Set<string>();
  let current = url;
  let reason: RedirectReason | null = null;
  for (;;) {
    const path = splitUrl(current).path;
    chain.push(current);
    if (seen.has(path) || chain.length > longestChain) return { kind: 'loop', chain };
    seen.add(path);
    const step = stepAt(current, context);
    onStep?.(step);
    const { outcome } = step;
    if (outcome.kind !== 'redirect') {
      return reason === null || outcome.kind === 'leave' ? outcome : redirect(current, reason);
    }
    current = outcome.to;
    reason = outcome.reason;
  }
}
