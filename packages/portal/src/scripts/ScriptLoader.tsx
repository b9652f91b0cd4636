import { whenAllowed } from '@fleet-portal/elements/consent';
import { externalScripts, nameAndMessageOf, type ExternalScriptName } from '@fleet-portal/model/rules';
import { useEffect } from 'react';
import { useAnalytics } from '../analytics/analytics-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { loadScript } from './load-script.ts';

/** Loads the configured third-party scripts, each once its category is allowed. A failed one is reported and harms nothing else. */
export default function ScriptLoader() {
  const { environment } = usePortal();
  const { track } = useAnalytics();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const report = (name: ExternalScriptName, reason: string, detail: string) => {
      console.warn(`The external script "${name}" is not used: ${detail}`);
      track({ kind: 'error', source: name, reason });
    };
    const { scripts, problems } = externalScripts(environment, location.href);
    for (const { name, problem } of problems) report(name, 'not configured rightly', problem);
    for (const script of scripts) {
      const load = () =>
        void loadScript(script).catch((error: unknown) => {
          if (!signal.aborted) report(script.name, 'not loaded', nameAndMessageOf(error));
        });
      whenAllowed(script.category ?? 'necessary', load, { signal });
    }
    return () => stop.abort();
  }, [environment, track]);
  return null;
}
