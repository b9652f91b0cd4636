import { timers } from '@fleet-portal/model/constants';
import { whenIdle } from '../timing/when-idle.ts';
import type { HostLook } from './host-look.ts';
import { tellLost } from './lost-part.ts';
import type { ConnectOptions } from './options.ts';
import { report } from './report.ts';
import { stillHere } from './still-here.ts';

interface ConsentLoaderOptions {
  consent: ConnectOptions['consent'];
  look: HostLook;
  signal: AbortSignal;
}

/**
 * Brings the cookie settings when they are wanted (FTR-04).
 * @returns brings the question where it is not there: call it when it can look and speak as the page does
 */
export function loadConsent({ consent = true, look, signal }: ConsentLoaderOptions): () => void {
  if (!consent) return () => undefined;
  let isComing = false;

  const options = { look, consent, signal };
  const load = () => import('./consent.ts');

  const open = ({ target }: Event) => {
    const isWanted = stillHere(signal);
    load()
      .then((parts) => parts.open({ ...options, isWanted }))
      .catch((error: unknown) => tellLost(error, { target, isWanted, look, signal }));
  };

  document.addEventListener('fp-cookie-settings', open, { signal });
  return () => {
    if (isComing) return;
    isComing = true;
    whenIdle(() => {
      isComing = false;
      load()
        .then((parts) => parts.ask(options))
        .catch(report);
    }, timers.consentQuestion);
  };
}
