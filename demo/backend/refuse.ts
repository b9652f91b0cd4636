import type { Context } from 'koa';

/** Answers with an error that a client can read. */
export function refuse(ctx: Pick<Context, 'status' | 'body'>, status: number, error: string): void {
  ctx.status = status;
  ctx.body = { error };
}
