import { useLayoutEffect, useState } from 'react';
import { OptionalPart } from '../loading/OptionalPart.tsx';
import { useNavigation } from '../router/navigation-context.ts';
import { RunningFlows } from './lazy-flows.ts';
import type { RunningFlowsProps } from './RunningFlows.tsx';
import type { ForceRefreshEvent } from './use-page-refresh.ts';

/**
 * What users are asked and told after they sign in: the terms, the data-sharing preference, transaction previews, child sessions, the move
 * of the fleet site, the summer sale, and pages that must be reloaded. Its script loads after the page.
 */
export function Flows(props: Omit<RunningFlowsProps, 'refreshes'>) {
  const { entry } = useNavigation();
  return (
    <OptionalPart again={entry}>
      <RunningFlows {...props} refreshes={useForcedRefreshes()} />
    </OptionalPart>
  );
}

/** Collects the addresses that views ask to reload, even before the script that takes them from the list has loaded (SES-06). */
function useForcedRefreshes(): unknown[] {
  const [refreshes] = useState<unknown[]>(() => []);
  useLayoutEffect(() => {
    const onForced = ({ detail }: ForceRefreshEvent) => refreshes.push(detail?.uri);
    addEventListener('fpg-force-refresh', onForced);
    return () => removeEventListener('fpg-force-refresh', onForced);
  }, [refreshes]);
  return refreshes;
}
