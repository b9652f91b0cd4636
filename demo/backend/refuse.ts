import type { Context } from 'koa';

/** Answers with an error as JSON. */
export function refuse(ctx: Pick<Context, 'status' | 'body'>, status: number, error: string): void {
  ctx.status = status;
  ctx.body = { error };
}
