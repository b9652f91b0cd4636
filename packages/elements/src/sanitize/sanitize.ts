import { policyName, type SafeHtml } from './policy.ts';
import type { Sanitizer } from './purifier.ts';

export type { SafeHtml } from './policy.ts';

/** Where a second copy of the shell on the same page finds the first copy's sanitizer, which holds the policy. */
const shared = Symbol.for('@fleet-portal/sanitizer');

let loading: Promise<Sanitizer> | undefined;

/**
 * Makes HTML from outside safe to insert into the page: no scripts, handlers, forms, frames or styles; a link to a new tab gets
 * `rel="noopener"`. This is the only place in the shell that makes markup from text. DOMPurify is loaded on the first call.
 * @returns TrustedHTML if the browser supports Trusted Types, else a string
 */
export async function sanitizeHtml(html: string): Promise<SafeHtml> {
  return (await loadSanitizer())(html);
}

/** Loads what `sanitizeHtml` calls, for callers that want to load it while the text is on its way. */
export function loadSanitizer(): Promise<Sanitizer> {
  loading ??= makeSanitizer();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function makeSanitizer(): Promise<Sanitizer> {
  const { createSanitizer } = await import('./purifier.ts');
  const page = globalThis as { [shared]?: Sanitizer };
  if (page[shared]) return page[shared];
  try {
    const own = createSanitizer();
    Object.defineProperty(page, shared, { value: own });
    return own;
  } catch (cause) {
    throw new Error(`The page must allow the Trusted Types policy "${policyName}"`, { cause });
  }
}
