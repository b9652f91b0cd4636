import { isSitePath } from '../address/path.ts';
import { decide } from './decide.ts';
import type { DecisionContext } from './decision-step.ts';

/** Whether a link would lead this user to the 403 page, directly or by redirects (GAT-03). */
export function isForbidden(href: string, context: DecisionContext): boolean {
  if (!isSitePath(href)) return false;
  const outcome = decide(href, context);
  return outcome.kind === 'redirect' && outcome.reason === 'insufficient permissions';
}
