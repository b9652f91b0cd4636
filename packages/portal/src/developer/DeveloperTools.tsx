import type { DecisionContext } from '@fleet-portal/model/rules';
import { lazyPart } from '../loading/lazy-component.tsx';
import { OptionalPart } from '../loading/OptionalPart.tsx';

const PanelSwitch = lazyPart(() => import('./PanelSwitch.tsx'));

/**
 * What helps developers while the portal runs on their own computers or the development site: the panel that tells why an
 * address leads where it does. Elsewhere nothing of it is loaded.
 */
export function DeveloperTools({ context }: { context: DecisionContext }) {
  const { REACT_APP_ENV } = context.environment;
  if (REACT_APP_ENV !== 'local' && REACT_APP_ENV !== 'development') return null;
  return (
    <OptionalPart>
      <PanelSwitch context={context} />
    </OptionalPart>
  );
}
