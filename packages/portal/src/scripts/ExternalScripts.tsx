import { lazy, Suspense } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { orNothing } from '../shell/or-nothing.ts';

const ScriptLoader = lazy(() => orNothing('The loader of external scripts', import('./ScriptLoader.tsx')));

/** The scripts of others that the environment asks for, where it asks for any. */
export function ExternalScripts() {
  const { environment } = usePortal();
  const isAsked = Object.entries(environment).some(([name, value]) => name.endsWith('_SCRIPT') && value);
  if (!isAsked) return null;
  return (
    <Suspense>
      <ScriptLoader />
    </Suspense>
  );
}
