import { getTermsAgreed, getTermsLatest } from '@fleet-portal/model/api';
import { nameAndMessageOf, type AccountApi } from '@fleet-portal/model/rules';
import type { TermsLatest } from '@fleet-portal/model/entities';

/** The latest terms and, if they are unsigned, whether this would be the user's first signature; null if that request failed. */
export async function loadTerms(
  api: AccountApi,
  signal: AbortSignal,
): Promise<{ terms: TermsLatest; isFirst: boolean | null }> {
  const terms = await getTermsLatest(api, { signal });
  if (terms.hasSigned) return { terms, isFirst: false };
  try {
    return { terms, isFirst: await isFirstSignature(api, signal) };
  } catch (error) {
    if (!signal.aborted) console.warn(`Nobody knows of earlier terms yet: ${nameAndMessageOf(error)}`);
    return { terms, isFirst: null };
  }
}

export async function isFirstSignature(api: AccountApi, signal: AbortSignal): Promise<boolean> {
  const { hasSignedFFMTermsAndConditions } = await getTermsAgreed(api, { signal });
  return !hasSignedFFMTermsAndConditions;
}
