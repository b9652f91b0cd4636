import type { Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** The sanitizer's result: TrustedHTML if the browser supports Trusted Types, else a string. */
export type SafeHtml = ReturnType<Policy['createHTML']> | string;

/** The shell's only Trusted Types policy; a page's `trusted-types` directive must list it. */
export const policyName = 'fp-shell';

/**
 * Makes the policy. Only the sanitizer holds it and never hands it on, because it would declare any text safe.
 * @returns null in engines without Trusted Types
 * @throws TypeError if another copy of the shell has made it already, or the page's policy does not list it
 */
export function createPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return (
    trustedTypes?.createPolicy(policyName, { createHTML: (html) => html, createScriptURL: () => '' }) ?? null
  );
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: () => string },
  ): Policy;
}
