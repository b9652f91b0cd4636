/** The Trusted Types policy for third-party scripts; the `trusted-types` directive of a page that loads any must name it. */
const scriptPolicyName = 'fp-scripts';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | null = null;

/**
 * A URL that may be assigned to a script's `src`. The model's `externalScripts` has checked it.
 * @throws TypeError if the page's policy does not name this one
 */
export function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(scriptPolicyName, { createScriptURL: (text) => text }) ?? null;
  return policy?.createScriptURL(url) ?? url;
}
