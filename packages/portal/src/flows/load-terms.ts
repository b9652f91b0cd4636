import { getTermsAgreed, getTermsLatest, type AccountApi } from '@fleet-portal/model/api';
import type { TermsLatest } from '@fleet-portal/model/entities';

/**
 * The latest terms, and where they are unsigned whether this would be the person's first signature. Where that cannot be
 * told it is not (TRM-01).
 */
export async function loadTerms(
  api: AccountApi,
  signal: AbortSignal,
): Promise<{ terms: TermsLatest; isFirst: boolean }> {
  const terms = await getTermsLatest(api, { signal });
  if (terms.hasSigned) return { terms, isFirst: false };
  try {
    const { hasSignedFFMTermsAndConditions } = await getTermsAgreed(api, { signal });
    return { terms, isFirst: !hasSignedFFMTermsAndConditions };
  } catch (error) {
    if (!signal.aborted) console.warn(`Nobody knows of earlier terms: ${String(error)}`);
    return { terms, isFirst: false };
  }
}
