import { usePortal } from '../context/portal-context.ts';
import { lazyPart } from '../loading/lazy-component.tsx';
import { OptionalPart } from '../loading/OptionalPart.tsx';

const ScriptLoader = lazyPart(() => import('./ScriptLoader.tsx'));

/** The scripts of others that the environment asks for, where it asks for any. */
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
