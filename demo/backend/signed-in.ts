import type { RouterContext } from '@koa/router';
import { refuse } from './refuse.ts';
import type { Login, Sessions, WithCookies } from './sessions.ts';

/** The requester's login, unless its session must be stepped up first. */
export function loginOf(sessions: Sessions, ctx: WithCookies): Login | null {
  const login = sessions.find(ctx)?.login;
  return login && !login.stepUpRequired ? login : null;
}

/** Answers signed-in users, and refuses everybody else. */
export function forLogin(
  sessions: Sessions,
  answer: (ctx: RouterContext, login: Login) => void,
): (ctx: RouterContext) => void {
  return (ctx) => {
    const login = loginOf(sessions, ctx);
    if (login) answer(ctx, login);
    else refuse(ctx, 401, 'nobody is signed in');
  };
}
