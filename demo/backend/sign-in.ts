import { readFileSync } from 'node:fs';
import { consentTypes } from '@fleet-portal/model/entities';
import { sessionMessages } from '@fleet-portal/model/messages';
import { isOutsideUrl, safePath } from '@fleet-portal/model/rules';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { ownCompany } from './companies.ts';
import type { Person } from './data/people.ts';
import { sendPage } from './html-page.ts';
import { loginPage, type LoginKind } from './login-page.ts';
import { marketOf } from './market-cookie.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { isCrossOrigin, refusePageParts, requireSameOrigin } from './same-origin.ts';
import { newId, type Login } from './sessions.ts';

/** The ways to sign in, with the auth context that two of them imply. */
const kinds: Record<LoginKind, string> = { login: '', adfslogin: 'adfs', analytics: 'analytics', mfa: '' };

const styles = readFileSync(new URL('login.css', import.meta.url), 'utf8');

/** Routes for signing in and out. */
export function addSignIn(router: Router, parts: Parts): void {
  const { data, sessions } = parts;

  router.get('/login.css', (ctx) => {
    ctx.type = 'css';
    ctx.body = styles;
  });

  for (const kind of Object.keys(kinds) as LoginKind[]) {
    router.get(`/${kind}`, async (ctx) => {
      await showPage(ctx, kind, returnPath(ctx, ctx.query.redirect), ctx.query.lang);
    });
    router.post(`/${kind}`, requireSameOrigin, (ctx) => {
      const { person: id, redirect, lang } = formOf(ctx.request.body);
      const person = typeof id === 'string' ? data.people.get(id) : undefined;
      const returnTo = returnPath(ctx, redirect);
      if (!person) return showPage(ctx, kind, returnTo, lang, true);
      sessions.signIn(ctx, begin(parts, person, kind, languageFor(ctx, lang)));
      seeOther(ctx, returnTo);
    });
  }

  router.get('/logout', refusePageParts, (ctx) => leave(ctx, null));
  // A user who was viewing another company's account returns to their own (BAN-03), even if another tab has ended the child session.
  router.get('/end-child-session', refusePageParts, (ctx) => {
    const person = sessions.find(ctx)?.login?.person;
    if (person && !person.parentId) return seeOther(ctx, returnPath(ctx, ctx.query.redirect));
    leave(ctx, data.people.get(person?.parentId ?? '') ?? null);
  });

  function leave(ctx: Context, next: Person | null): void {
    const isNavigation = ['', 'document'].includes(ctx.get('Sec-Fetch-Dest'));
    if (!isNavigation && isCrossOrigin(ctx)) return refuse(ctx, 403, 'only pages of this origin may do that');
    if (next) sessions.signIn(ctx, begin(parts, next, 'login', languageFor(ctx, undefined)));
    else sessions.signOut(ctx);
    seeOther(ctx, next ? returnPath(ctx, ctx.query.redirect) : onwardPath(ctx, ctx.query.redirect));
  }

  async function showPage(
    ctx: Context,
    kind: LoginKind,
    returnTo: string,
    lang: unknown,
    isUnknown = false,
  ): Promise<void> {
    const steppingUp = kind === 'mfa' ? sessions.find(ctx)?.login?.person : undefined;
    const people = steppingUp ? [steppingUp] : [...data.people.values()];
    const texts = data.findLoginTexts(languageFor(ctx, lang));
    const problem = isUnknown ? texts.unknown : await whyHere(ctx, texts.language);
    const page = loginPage({ kind, texts, people, returnTo, problem });
    sendPage(ctx, isUnknown ? 400 : 200, page);
  }

  /** The address carries no reason (GAT-05), and the page that was left had no time to say it. */
  async function whyHere(ctx: Context, language: string): Promise<string> {
    return sessions.takeEnded(ctx) ? (await sessionMessages(language)).sessionLostText : '';
  }

  function languageFor(ctx: Context, lang: unknown): string {
    return typeof lang === 'string' ? lang : (marketOf(ctx, data.markets).allowedLocales[0] ?? '');
  }
}

function begin({ data, now }: Parts, person: Person, kind: LoginKind, locale: string): Login {
  return {
    person,
    company: ownCompany(person),
    sessionId: newId(),
    authContext: kinds[kind] || person.authContext,
    permissions: person.user.permissions,
    stepUpRequired: person.stepUpRequired && kind !== 'mfa',
    notifications: data.makeNotifications(person.notifications, locale, now()),
    categories: [...new Set(data.makeNotifications('all', locale, now()).map(({ category }) => category))],
    mutedCategories: new Set(),
    consents: person.consents === 'agreed' ? consentTypes.map((type) => ({ type, agreed: true })) : [],
    terms: { ...person.terms },
    transaction: person.transaction,
  };
}

/** Where to go after signing in: never to a sign-out route, which would end the new session at once. */
function returnPath(ctx: Pick<Context, 'origin'>, redirect: unknown): string {
  const path = onwardPath(ctx, redirect);
  return isOutsideUrl(path) ? '/' : path;
}

/** A safe redirect target: only on this origin, else the root (RTE-25). */
function onwardPath(ctx: Pick<Context, 'origin'>, redirect: unknown): string {
  return (typeof redirect === 'string' ? safePath(redirect, ctx.origin) : null) ?? '/';
}

function seeOther(ctx: Pick<Context, 'redirect' | 'status' | 'body' | 'type'>, path: string): void {
  ctx.redirect(path);
  ctx.status = 303;
}

function formOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
