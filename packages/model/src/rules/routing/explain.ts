import { decide } from './decide.ts';
import type { DecisionContext, DecisionStep } from './decision-step.ts';
import type { Destination } from '../pages/destination.ts';
import { sentenceOf } from './explain-sentence.ts';
import { splitLocale } from '../locale/locale.ts';
import type { Outcome } from './outcome.ts';
import { needsPerson } from './route-needs.ts';
import { isSignedIn, missingPermissions } from '../session/session.ts';
import { splitUrl } from '../address/url-parts.ts';

/** What happened at one address on the way to the outcome. */
export interface ExplanationStep {
  url: string;
  /** What happened here, in one sentence. */
  says: string;
  /** The facts that decided it, by name; those that do not apply are left out. */
  facts: Record<string, string>;
}

export interface Explanation {
  /** The same that `decide` answers. */
  outcome: Outcome;
  steps: ExplanationStep[];
}

/** Tells developers why `decide` answers as it does, with one step for every address on the way. */
export function explain(url: string, context: DecisionContext): Explanation {
  const steps: ExplanationStep[] = [];
  const outcome = decide(url, context, (step) =>
    steps.push({ url: step.url, says: sentenceOf(step), facts: factsOf(step, context) }),
  );
  if (outcome.kind === 'loop') {
    const last = outcome.chain.at(-1) ?? url;
    steps.push({ url: last, says: 'The redirects lead back here: they would never end.', facts: {} });
  }
  return { outcome, steps };
}

function factsOf(step: DecisionStep, context: DecisionContext): Record<string, string> {
  const { url, chosen, address, destination, needs, passed, outcome } = step;
  const facts = {
    locale: address?.locale ?? '',
    'asked locale': address ? '' : (splitLocale(splitUrl(url).path).locale ?? ''),
    'chosen locale': chosen,
    path: address?.rest ?? '',
    ...(destination && destinationFacts(destination)),
    ...(passed && needFacts(needs, context)),
    'next address': nextOf(outcome),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

function destinationFacts(destination: Destination): Record<string, string> {
  if (destination.kind === 'page') return { page: destination.page.id };
  const { id, mode, path, layoutOrRouteId } = destination.route;
  return {
    route: id,
    'route path': path,
    mode,
    [mode === 'redirect' ? 'target route' : 'layout']: layoutOrRouteId,
  };
}

function needFacts(needs: DecisionStep['needs'], { session }: DecisionContext): Record<string, string> {
  const contexts = [...new Set(needs.flatMap((need) => need.contexts))];
  const permissions = [...new Set(needs.flatMap((need) => need.permissions))];
  return {
    'needs signed in': yesNo(needsPerson(needs)),
    'signed in': yesNo(isSignedIn(session)),
    'signed in by': isSignedIn(session) ? session.authContext : '',
    contexts: contexts.join(', '),
    permissions: permissions.join(', '),
    'missing permissions': missingPermissions(permissions, session).join(', '),
  };
}

function nextOf(outcome: Outcome): string {
  if (outcome.kind === 'redirect') return outcome.to;
  return outcome.kind === 'leave' ? outcome.href : '';
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
