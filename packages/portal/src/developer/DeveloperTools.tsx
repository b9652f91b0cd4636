import type { DecisionContext } from '@fleet-portal/model/rules';
import { lazy, Suspense } from 'react';
import { orNothing } from '../shell/or-nothing.ts';

const PanelSwitch = lazy(() => orNothing('The developer panel', import('./PanelSwitch.tsx')));

/**
 * What helps developers while the portal runs on their own computers or the development site: the panel that tells why an
 * address leads where it does. Elsewhere nothing of it is loaded.
 */
export function DeveloperTools({ context }: { context: DecisionContext }) {
  const { REACT_APP_ENV } = context.environment;
  if (REACT_APP_ENV !== 'local' && REACT_APP_ENV !== 'development') return null;
  return (
    <Suspense>
      <PanelSwitch context={context} />
    </Suspense>
  );
}
