import type { DecisionStep } from './decision-step.ts';
import type { RedirectReason } from './outcome.ts';
import { unknownLayout } from './route-needs.ts';

/** A sentence for developers that says what happened at an address. */
export function sentenceOf(step: DecisionStep): string {
  const { outcome } = step;
  switch (outcome.kind) {
    case 'page':
      return `The fixed page "${outcome.page}" stands here.`;
    case 'content':
      return `The route "${outcome.route.id}" shows a content page.`;
    case 'layout':
      return `The route "${outcome.route.id}" shows the layout "${outcome.layout.id}".`;
    case 'nothing':
      return `The route "${outcome.route.id}" has the unknown mode "${outcome.route.mode}": the page stays empty.`;
    case 'redirect':
      return redirectSentence(step, outcome.reason);
    case 'leave':
      return leaveSentence(step);
    case 'notFound':
      return notFoundSentence(step);
  }
}

function redirectSentence(step: DecisionStep, reason: RedirectReason): string {
  switch (reason) {
    case 'no locale':
      return `The address has no locale: it gets "${step.chosen}".`;
    case 'path form':
      return 'The address is not in its one form: lower-case locale, single slashes, one at the end.';
    case 'other locale':
      return `Nothing stands here in "${step.address?.locale}": the same path is asked for in "${step.chosen}".`;
    case 'home route':
      return 'Nothing stands at the root: the market’s home route takes its place.';
    case 'configured redirect':
      return `The route "${routeOf(step)?.id}" is a redirect.`;
    case 'insufficient permissions':
      return 'The person is signed in but lacks permissions: the 403 page names them.';
  }
}

function leaveSentence({ passed, ...step }: DecisionStep): string {
  const route = routeOf(step);
  if (passed?.kind !== 'leave')
    return route
      ? `The route "${route.id}" is a redirect out of the portal.`
      : 'Another application than the portal answers this path.';
  return passed.message === 'redirecting to iam step up'
    ? 'The page is for people who are signed in, and the session has to be stepped up.'
    : 'The page is for people who are signed in: the login comes first.';
}

function notFoundSentence(step: DecisionStep): string {
  const { address, passed, needs } = step;
  const route = routeOf(step);
  if (!address) return 'The address has a locale that this market does not have.';
  if (route && needs.includes(unknownLayout))
    return `The route "${route.id}" names a layout that the market does not have.`;
  if (passed?.kind === 'notFound') return 'The page wants a way of signing in that is not accepted here.';
  if (route) return `The route "${route.id}" is a redirect that leads nowhere or to an unsafe address.`;
  return 'Nothing stands at this path.';
}

function routeOf({ destination }: Pick<DecisionStep, 'destination'>) {
  return destination?.kind === 'route' ? destination.route : null;
}
