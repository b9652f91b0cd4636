import type Router from '@koa/router';
import * as v from 'valibot';
import { companiesOf } from './companies.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { requireSameOrigin } from './same-origin.ts';
import { forLogin, loginOf } from './signed-in.ts';

const choiceSchema = v.object({ companyId: v.string() });

/**
 * The backend of the sample company selector, not part of the portal's contract: lists the companies that the user may act for, and
 * stores the chosen one in the session (HDR-04).
 */
export function addCompanyCalls(router: Router, { sessions }: Parts): void {
  router.get('/demo/companies', (ctx) => {
    const login = loginOf(sessions, ctx);
    ctx.body = { companies: login ? companiesOf(login.person) : [] };
  });

  router.put(
    '/demo/companies/chosen',
    requireSameOrigin,
    forLogin(sessions, (ctx, login) => {
      const choice = v.safeParse(choiceSchema, ctx.request.body);
      if (!choice.success) return refuse(ctx, 400, 'companyId is missing');
      const company = companiesOf(login.person).find(
        ({ companyId }) => companyId === choice.output.companyId,
      );
      if (!company) return refuse(ctx, 403, 'the person may not act for this company');
      login.company = company;
      ctx.body = company;
    }),
  );
}
