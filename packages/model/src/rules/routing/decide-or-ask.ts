import { decide } from './decide.ts';
import type { DecisionContext, DecisionStep } from './decision-step.ts';
import { redirect, type Outcome } from './outcome.ts';
import { splitUrl } from '../address/url-parts.ts';

export interface AskingContext extends DecisionContext {
  /** The paths that the backend was asked for and has answered. */
  asked: ReadonlySet<string>;
}

/** Nobody can say what stands at a path before the backend was asked for its navigation. */
export interface Ask {
  kind: 'ask';
  path: string;
}

/**
 * The same as `decide`; where a market's routes come path by path, an unknown path is asked for once before it leads to
 * another locale, to the home route or to the 404 page (RTE-19).
 * @param url path, query and hash
 */
export function decideOrAsk(url: string, context: AskingContext): Outcome | Ask {
  if (context.market.navigationMode !== 'api') return decide(url, context);
  const steps: DecisionStep[] = [];
  const outcome = decide(url, context, (step) => steps.push(step));
  const index = steps.findIndex((step) => isUnknown(step) && !context.asked.has(splitUrl(step.url).path));
  const unknown = steps[index];
  if (!unknown) return outcome;
  const wayThere = steps[index - 1]?.outcome;
  return wayThere?.kind === 'redirect'
    ? redirect(unknown.url, wayThere.reason)
    : { kind: 'ask', path: splitUrl(unknown.url).path };
}

/** A path under what only looks like a locale, such as `/co-op/`, may be a route that has not come yet. */
function isUnknown({ address, destination }: DecisionStep): boolean {
  return destination === null && !address?.reason;
}
