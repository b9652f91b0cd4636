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
 * Loads the cookie settings when the user wants them (FTR-04).
 * @returns asks about cookies, unless it is about to; to be called once the page's language and theme are known
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
