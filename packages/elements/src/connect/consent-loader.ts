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

  const run = async (part: 'ask' | 'open', isWanted = () => true): Promise<void> => {
    const parts = await import('./consent.ts');
    await parts[part]({ look, consent, signal, isWanted });
  };

  const open = ({ target }: Event) => {
    const isWanted = stillHere(signal);
    run('open', isWanted).catch((error: unknown) => tellLost(error, { target, isWanted, look, signal }));
  };

  document.addEventListener('fp-cookie-settings', open, { signal });
  return () => {
    if (isComing) return;
    isComing = true;
    whenIdle(() => {
      isComing = false;
      run('ask').catch(report);
    }, timers.consentQuestion);
  };
}
