import type { ExternalScript } from '@fleet-portal/model/rules';
import { scriptUrl } from './script-policy.ts';

const begun = new Map<string, Promise<void>>();

/**
 * Loads a script of somebody else, once a page, whoever asks how often, unless it failed; one that the page itself has already counts.
 * @throws where it does not come, is not what its digest says, or the page's policy forbids it
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
    // Those that come side by side run in the order in which they are asked for: one may need another.
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

/** The server gives its own scripts the nonce of the page's policy; a script that they load needs the same. */
function nonceOfPage(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
