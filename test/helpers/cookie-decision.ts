import { cookieConsent } from '../../packages/model/src/constants/cookies.ts';

/** The cookie of a visitor who has refused all optional cookies, so that the page does not ask (CKC-01). */
export const cookieDecision = {
  name: cookieConsent.name,
  value: encodeURIComponent(
    JSON.stringify({
      categories: ['necessary'],
      consentId: 'test',
      consentTimestamp: '2026-01-01T00:00:00.000Z',
      lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
      revision: 0,
      services: {},
    }),
  ),
};
