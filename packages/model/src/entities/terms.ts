import * as v from 'valibot';

/** The newest terms and whether this user has signed them (ENT-21). */
export const termsLatestSchema = v.object({
  hasSigned: v.boolean(),
  legalLanguage: v.nullish(v.string(), ''),
  llid: v.string(),
  effectiveStartDate: v.nullish(v.string(), ''),
});

export type TermsLatest = v.InferOutput<typeof termsLatestSchema>;

/** Whether this user has ever signed terms (ENT-21). */
export const termsAgreedSchema = v.object({ hasSignedFFMTermsAndConditions: v.boolean() });

export type TermsAgreed = v.InferOutput<typeof termsAgreedSchema>;

/** What is sent when the terms are accepted (ENT-21). */
export interface TermsAgreement {
  llid: string;
  productFamilyId: null;
  legalLanguage: string;
}
