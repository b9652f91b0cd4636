import { usePortal } from '../context/portal-context.ts';
import { lazyPart } from '../loading/lazy-component.tsx';
import { OptionalPart } from '../loading/OptionalPart.tsx';

const ScriptLoader = lazyPart(() => import('./ScriptLoader.tsx'));

/** Loads the third-party scripts that the environment configures, if there are any. */
export function ExternalScripts() {
  const { environment } = usePortal();
  const isAsked = Object.entries(environment).some(([name, value]) => name.endsWith('_SCRIPT') && value);
  if (!isAsked) return null;
  return (
    <OptionalPart>
      <ScriptLoader />
    </OptionalPart>
  );
}
