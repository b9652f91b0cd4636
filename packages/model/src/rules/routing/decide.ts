import { stepAt, type DecisionContext, type DecisionStep } from './decision-step.ts';
import { redirect, type Outcome, type RedirectReason } from './outcome.ts';
import { splitUrl } from '../address/url-parts.ts';

/** More redirects than any market intends: the chain would never end. */
const longestChain = 50;

/**
 * Decides what happens at an address for this user in this market. Router, gate, links and tests all use it.
 * @param url path, query and hash
 * @param onStep called for every address on the way
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
