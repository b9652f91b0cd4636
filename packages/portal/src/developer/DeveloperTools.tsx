import { isDevelopment, type DecisionContext } from '@fleet-portal/model/rules';
import { lazyPart } from '../loading/lazy-component.tsx';
import { OptionalPart } from '../loading/OptionalPart.tsx';

const PanelSwitch = lazyPart(() => import('./PanelSwitch.tsx'));

/**
 * Tools for developers while the portal runs on their own computers or the development site: the panel that explains why an
 * address leads where it does. Elsewhere, nothing of it is loaded.
 */
export function DeveloperTools({ context }: { context: DecisionContext }) {
  if (!isDevelopment(context.environment)) return null;
  return (
    <OptionalPart>
      <PanelSwitch context={context} />
    </OptionalPart>
  );
}
