import { lazy } from 'react';
import { OptionalPart } from '../shell/OptionalPart.tsx';
import { withSecondTry } from '../shell/second-try.ts';
import type { FlowsProps } from './RunningFlows.tsx';

const RunningFlows = lazy(withSecondTry(() => import('./RunningFlows.tsx')));

/**
 * What people are asked and told after they sign in: the terms, the data-sharing preference, transaction previews, child
 * sessions, the move of the fleet site, the summer sale, and pages that have to be loaded anew. Its script comes after the page.
 */
export function Flows(props: FlowsProps) {
  return (
    <OptionalPart>
      <RunningFlows {...props} />
    </OptionalPart>
  );
}
