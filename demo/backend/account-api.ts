import { consentItemSchema, consentTypes } from '@fleet-portal/model/entities';
import type { RouterContext } from '@koa/router';
import * as v from 'valibot';
import { call, type CallName } from './faults.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import type { Login } from './sessions.ts';
import { forLogin } from './signed-in.ts';

interface Request {
  ctx: RouterContext;
  login: Login;
  query: URLSearchParams;
  parts: Parts;
}

interface AccountCall {
  name: CallName;
  answer: (request: Request) => void;
}

/** The terms that every user is asked to accept. */
const terms = { legalLanguage: 'en', llid: 'll-2025-03', effectiveStartDate: '2025-03-01' };

/** The account API's calls by method and path (API-02, API-05, API-06, RTE-09). */
export const accountCalls: Record<string, AccountCall> = {
  'GET account-api/v1/users/basic/primary': { name: 'getPrimaryUsers', answer: primaryUsers },
  'GET account-api/v1/policy/termsAndConditions/agreed': { name: 'getTermsAgreed', answer: termsAgreed },
  'GET account-api/v1/policy/termsAndConditions/latest': { name: 'getTermsLatest', answer: termsLatest },
  'POST account-api/v1/onboard/termsAndConditions/agree': { name: 'agreeToTerms', answer: agreeToTerms },
  'GET account-api/v1/authorize/flip-termsAndConditions-role': { name: 'flipTermsRole', answer: flipRole },
  'GET account-api/v1/token-exchange/partner-app': { name: 'openPartnerApp', answer: openPartnerApp },
  'GET pro/consent/manage': { name: 'getConsents', answer: readConsents },
  'PUT pro/consent/manage': { name: 'putConsents', answer: saveConsents },
};

/** Answers a call of the account API within this process. */
export async function answerAccountCall(
  ctx: RouterContext,
  { path, query }: { path: string; query: URLSearchParams },
  parts: Parts,
): Promise<void> {
  const found = Object.entries(accountCalls).find(([key]) => key === `${ctx.method} ${path}`)?.[1];
  if (!found) return refuse(ctx, 404, 'the account API has no such call');
  const answer = forLogin(parts.sessions, (_ctx, login) => found.answer({ ctx, login, query, parts }));
  await call(found.name, parts)(ctx, () => Promise.resolve(answer(ctx)));
}

function primaryUsers({ ctx, login, query, parts }: Request): void {
  const everybody = [...parts.data.people.values()].filter(
    ({ companyId }) => companyId === login.person.companyId,
  );
  const others = query.get('currentUser') === 'true' ? [] : [{ userId: 'u-9001', primary: false }];
  ctx.body = [...everybody.map(({ user, primary }) => ({ userId: user.userId, primary })), ...others];
}

function termsAgreed({ ctx, login }: Request): void {
  ctx.body = { hasSignedFFMTermsAndConditions: login.terms.everSigned };
}

function termsLatest({ ctx, login }: Request): void {
  ctx.body = { hasSigned: login.terms.signed, ...terms };
}

const agreementSchema = v.object({
  llid: v.literal(terms.llid),
  productFamilyId: v.null(),
  legalLanguage: v.string(),
});

function agreeToTerms({ ctx, login }: Request): void {
  const agreement = v.safeParse(agreementSchema, ctx.request.body);
  if (!agreement.success) return refuse(ctx, 400, 'the agreement does not name the latest terms');
  login.terms = { everSigned: true, signed: true };
  ctx.body = { hasSigned: true };
}

function flipRole({ ctx, login }: Request): void {
  if (!login.terms.signed) return refuse(ctx, 409, 'the terms are not signed');
  if (login.person.permissionsAfterTerms.length > 0) login.permissions = login.person.permissionsAfterTerms;
  ctx.body = { flipped: true };
}

function openPartnerApp({ ctx, login, query }: Request): void {
  const application = login.person.user.applications.find(({ id }) => id === query.get('app-id'));
  if (!application) return refuse(ctx, 404, 'the user has no such application');
  ctx.redirect(`https://example.com/apps/${encodeURIComponent(application.id)}`);
}

function readConsents({ ctx, login }: Request): void {
  if (!ctx.get('Company-Id')) return refuse(ctx, 400, 'the Company-Id header is missing');
  ctx.body = { consents: login.consents };
}

const consentListSchema = v.pipe(v.array(consentItemSchema), v.length(consentTypes.length));

function saveConsents({ ctx, login }: Request): void {
  if (!ctx.get('Company-Id')) return refuse(ctx, 400, 'the Company-Id header is missing');
  const body: unknown = ctx.request.body;
  const list = v.safeParse(v.union([consentListSchema, v.object({ consents: consentListSchema })]), body);
  if (!list.success) return refuse(ctx, 400, 'the list of the six consents is not complete');
  login.consents = Array.isArray(list.output) ? list.output : list.output.consents;
  ctx.body = { consents: login.consents };
}
