import { cookieDecision } from '../../../../test/helpers/cookie-decision.ts';

/** Decides about cookies like a user in another tab. */
export function allow(...categories: string[]): void {
  const decision = JSON.parse(decodeURIComponent(cookieDecision.value)) as Record<string, unknown>;
  const value = encodeURIComponent(JSON.stringify({ ...decision, categories: ['necessary', ...categories] }));
  document.cookie = `${cookieDecision.name}=${value}; path=/; max-age=600`;
}
