import type { Outcome } from '@fleet-portal/model/rules';

/** An outcome in a word or two, with the address or name that it leads to. */
export function outcomeWords(outcome: Outcome): { name: string; target: string } {
  switch (outcome.kind) {
    case 'page':
      return { name: 'Fixed page', target: outcome.page };
    case 'content':
      return { name: 'Content page', target: outcome.route.id };
    case 'layout':
      return { name: 'Layout', target: outcome.layout.id };
    case 'nothing':
      return { name: 'Empty page', target: outcome.route.mode };
    case 'redirect':
      return { name: `Redirect: ${outcome.reason}`, target: outcome.to };
    case 'leave':
      return { name: 'Leaves the portal', target: outcome.href };
    case 'notFound':
      return { name: '404 page', target: '' };
    case 'loop':
      return { name: 'Redirect loop', target: '' };
  }
}
