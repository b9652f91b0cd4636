import { setTimeout as wait } from 'node:timers/promises';
import type Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import * as v from 'valibot';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { requireSameOrigin } from './same-origin.ts';

/** The calls that can be made to fail, named like the client's functions. */
const callNames = [
  'getMarket',
  'getMarketSummaries',
  'getSession',
  'getContent',
  'getCart',
  'getNavigation',
  'getProductsTranslations',
  'getNotifications',
  'getNotificationsCount',
  'patchNotification',
  'postNotificationAction',
  'deleteNotification',
  'refreshUserInfo',
  'getGroupMemberships',
  'getPrimaryUsers',
  'getConsents',
  'putConsents',
  'getTermsAgreed',
  'getTermsLatest',
  'agreeToTerms',
  'flipTermsRole',
  'openPartnerApp',
  'getExternalScript',
] as const;

export type CallName = (typeof callNames)[number];

const faultSchema = v.object({
  call: v.picklist(callNames),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** The delay before the response, in ms. */
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 0),
  body: v.optional(v.picklist(['malformed', 'html'])),
  /** A JSON response that replaces the call's own. */
  answer: v.optional(v.unknown()),
  drop: v.optional(v.boolean(), false),
  /** How many calls fail; by default all of them, until the fault is removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export type Fault = v.InferOutput<typeof faultSchema>;

/** Lets a browser make its own calls fail. */
export function addFaultCalls(router: Router, { sessions }: Parts): void {
  router.post('/faults', requireSameOrigin, (ctx) => {
    const fault = v.safeParse(faultSchema, ctx.request.body);
    if (!fault.success) return refuse(ctx, 400, fault.issues[0].message);
    sessions.ensure(ctx).faults.set(fault.output.call, fault.output);
    ctx.status = 204;
  });
  router.delete('/faults', requireSameOrigin, (ctx) => {
    sessions.find(ctx)?.faults.clear();
    ctx.status = 204;
  });
}

/** Names a route's call, and makes it fail if the browser asked for that. */
export function call(name: CallName, { sessions }: Pick<Parts, 'sessions'>): Middleware {
  return async (ctx, next) => {
    const faults = sessions.find(ctx)?.faults;
    const fault = faults?.get(name);
    if (!fault) {
      await next();
      return;
    }
    if (fault.times !== undefined) fault.times -= 1;
    if (fault.times === 0) faults?.delete(name);
    await fail(ctx, fault, next);
  };
}

export async function fail(
  ctx: Context,
  { delay, drop, status, body, answer }: Fault,
  next: () => Promise<unknown>,
): Promise<void> {
  if (delay > 0) await waitWhileOpen(ctx, delay);
  if (drop) {
    ctx.respond = false;
    ctx.req.socket.destroy();
  } else if (body === 'malformed') {
    respond(ctx, status ?? 200, 'application/json', '{"broken": [');
  } else if (body === 'html') {
    respond(
      ctx,
      status ?? 200,
      'text/html',
      '<!doctype html><html lang="en"><title>Gateway</title><p>Not the answer.',
    );
  } else if (answer !== undefined) {
    respond(ctx, status ?? 200, 'application/json', JSON.stringify(answer));
  } else if (status !== undefined) {
    refuse(ctx, status, 'this failure was asked for');
  } else {
    await next();
  }
}

/** Waits, unless the connection is closed first. */
async function waitWhileOpen(ctx: Context, delay: number): Promise<void> {
  const left = new AbortController();
  const leave = () => left.abort();
  const { socket } = ctx.req;
  socket.once('close', leave);
  await wait(delay, undefined, { signal: left.signal, ref: false }).catch(() => undefined);
  // Several requests may wait on the same connection, one after another.
  socket.off('close', leave);
}

function respond(ctx: Context, status: number, type: string, body: string): void {
  ctx.status = status;
  ctx.type = type;
  ctx.body = body;
}
