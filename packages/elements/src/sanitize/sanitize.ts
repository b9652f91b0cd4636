import { policyName, type SafeHtml } from './policy.ts';
import type { Sanitizer } from './purifier.ts';

export type { SafeHtml } from './policy.ts';

/** Where a second copy of the shell on the same page finds the sanitiser of the first, which holds the policy. */
const shared = Symbol.for('@fleet-portal/sanitizer');

let loading: Promise<Sanitizer> | undefined;

/**
 * Makes HTML from outside safe to put into the page: no scripts, handlers, forms, frames or styles; a link to a new tab
 * gets `rel="noopener"`. This is the only place of the shell that makes markup from text.
 * DOMPurify is loaded at the first call.
 * @returns trusted HTML where the browser knows Trusted Types, else a string
 */
export async function sanitizeHtml(html: string): Promise<SafeHtml> {
  return (await loadSanitizer())(html);
}

/** What `sanitizeHtml` calls, for who can have it come while the text is on its way. */
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
