import { decide } from './decide.ts';
import type { DecisionContext, DecisionStep } from './decision-step.ts';
import { redirect, type Outcome } from './outcome.ts';
import { splitUrl } from '../address/url-parts.ts';

export interface AskingContext extends DecisionContext {
  /** The paths that the backend has already answered. */
  asked: ReadonlySet<string>;
}

/** The backend has to be asked for its navigation before it is known what is at a path. */
export interface Ask {
  kind: 'ask';
  path: string;
}

/**
 * Like `decide`; but if a market's routes come path by path, the backend is asked once for an unknown path before it leads to
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

/** A path that only seems to start with a locale, such as `/co-op/`, may be a route that has not been loaded yet. */
function isUnknown({ address, destination }: DecisionStep): boolean {
  return destination === null && !address?.reason;
}
