import type { Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/** What the sanitiser gives: trusted HTML where the browser knows Trusted Types, else a string. */
export type SafeHtml = ReturnType<Policy['createHTML']> | string;

/** The one Trusted Types policy of the shell; a page's `trusted-types` directive must name it. */
export const policyName = 'fp-shell';

/**
 * Makes the policy that the sanitiser alone holds: whoever has it could pass any text as safe, so it is never handed on.
 * @returns null in engines without Trusted Types
 * @throws TypeError where another copy of the shell has made it already, or the page's policy does not name it
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
