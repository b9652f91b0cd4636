/** The Trusted Types policy for scripts of others; a page's `trusted-types` directive must name it where it loads any. */
const scriptPolicyName = 'fp-scripts';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | null = null;

/**
 * An address as a script's `src` may have it. The caller has it from `externalScripts` of the model, which has checked it.
 * @throws TypeError where the page's policy does not name this one
 */
export function scriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(scriptPolicyName, { createScriptURL: (text) => text }) ?? null;
  return policy?.createScriptURL(url) ?? url;
}
