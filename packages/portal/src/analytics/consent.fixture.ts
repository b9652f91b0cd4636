import { cookieDecision } from '../../../../test/helpers/cookie-decision.ts';

/** Decides about cookies as somebody in another tab would. */
export function allow(...categories: string[]): void {
  const decision = JSON.parse(decodeURIComponent(cookieDecision.value)) as Record<string, unknown>;
  const value = encodeURIComponent(JSON.stringify({ ...decision, categories: ['necessary', ...categories] }));
  document.cookie = `${cookieDecision.name}=${value}; path=/; max-age=600`;
}
