import type { ExternalScript } from '@fleet-portal/model/rules';
import { scriptUrl } from './script-policy.ts';

const begun = new Map<string, Promise<void>>();

/**
 * Loads a third-party script once per page, however often it is requested, unless it failed; one that is already on the page counts.
 * @throws if it fails to load, does not match its digest, or is forbidden by the page's policy
 */
export function loadScript(script: Pick<ExternalScript, 'src' | 'integrity'>): Promise<void> {
  const known = begun.get(script.src);
  if (known) return known;
  const loading = isOnPage(script.src) ? Promise.resolve() : append(script);
  begun.set(script.src, loading);
  loading.catch(() => begun.delete(script.src));
  return loading;
}

function append({ src, integrity }: Pick<ExternalScript, 'src' | 'integrity'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    // Scripts that load in parallel run in the order of their requests, since one may need another.
    element.async = false;
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
    element.nonce = nonceOfPage();
    element.referrerPolicy = 'strict-origin-when-cross-origin';
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error('it did not come, or it is not what its digest says'));
    });
    element.src = scriptUrl(src);
    document.head.append(element);
  });
}

function isOnPage(src: string): boolean {
  return [...document.scripts].some((script) => script.src === src);
}

/** The server gives its own scripts the nonce of the page's policy; scripts loaded by them need the same one. */
function nonceOfPage(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
