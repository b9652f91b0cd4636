import { getSession } from '@fleet-portal/model/api';
import { format } from '@fleet-portal/model/messages';
import { useCallback } from 'react';
import { useMessages } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { SimplePage } from './parts/SimplePage.tsx';
import { useLoad } from './parts/use-load.ts';

/** Says whether the service behind the gateway answers, and how fast. */
export default function ApigeeTestPage() {
  const { ENV_BASE_URL } = usePortal().environment;
  const messages = useMessages();
  const measure = useCallback(
    async (signal: AbortSignal) => {
      const start = performance.now();
      await getSession(ENV_BASE_URL, { signal });
      return Math.round(performance.now() - start);
    },
    [ENV_BASE_URL],
  );
  const [load, retry] = useLoad(measure);
  return (
    <SimplePage title={messages.apigeeTestTitle} text={messages.apigeeTestText}>
      <div role="status">
        {load.kind === 'done' && (
          <p className="alert alert-success">{format(messages.apigeeTestWorks, { duration: load.value })}</p>
        )}
        {load.kind === 'failed' && (
          <p className="alert alert-error">
            {format(messages.apigeeTestFails, { detail: String(load.error) })}
          </p>
        )}
      </div>
      <div className="row">
        <button type="button" className="button" onClick={retry}>
          {messages.tryAgain}
        </button>
      </div>
    </SimplePage>
  );
}
