import type Router from '@koa/router';
import { companiesOf } from './companies.ts';
import { call } from './faults.ts';
import type { Parts } from './parts.ts';
import type { Login } from './sessions.ts';
import { forLogin, loginOf } from './signed-in.ts';

/** Calls about the user: session, user-info refresh, group memberships, cart. */
export function addSessionCalls(router: Router, parts: Parts): void {
  const { sessions } = parts;

  router.get('/session', call('getSession', parts), (ctx) => {
    const login = sessions.find(ctx)?.login;
    ctx.body = login ? sessionOf(login) : { SESSIONID: null, USER: null };
  });

  router.get(
    '/userinfo/refresh',
    call('refreshUserInfo', parts),
    forLogin(sessions, (ctx, login) => {
      ctx.body = userInfoOf(login);
    }),
  );

  router.get(
    '/groupMemberships',
    call('getGroupMemberships', parts),
    forLogin(sessions, (ctx, login) => {
      ctx.body = { groupMemberships: login.person.groupMemberships };
    }),
  );

  router.get('/cart', call('getCart', parts), (ctx) => {
    ctx.body = { items: loginOf(sessions, ctx)?.person.cart ?? [] };
  });
}

/** The response to the session call for a signed-in user. */
export function sessionOf(login: Login) {
  if (login.stepUpRequired) return { SESSIONID: null, USER: null, stepUpRequired: true };
  const { person, company, sessionId, authContext, permissions, transaction } = login;
  const { groupMemberships, ...user } = person.user;
  const companyInfo = { ...user.companyInfo, companyName: company.companyName };
  return {
    SESSIONID: sessionId,
    USER: { ...user, companyInfo, permissions },
    IS_CHILD_SESSION: person.isChildSession,
    authContext,
    stepUpRequired: false,
    transaction,
  };
}

function userInfoOf({ person, company, permissions }: Login) {
  const { userId, firstName, lastName, email, userType } = person.user;
  return {
    userId,
    firstName,
    lastName,
    email,
    permissions,
    companies: companiesOf(person).map(({ companyId }) => companyId),
    primaryCompany: person.companyId,
    employeeId: '',
    language: 'en',
    companyInfo: company,
    primaryPhone: '',
    userType,
  };
}
