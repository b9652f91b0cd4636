import type { Notification } from '@fleet-portal/model/entities';
import type Router from '@koa/router';
import * as v from 'valibot';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Login } from './sessions.ts';
import { forLogin } from './signed-in.ts';

const choiceSchema = v.object({ category: v.string(), isWanted: v.boolean() });

/** The calls of the notification settings page, not part of the portal's contract; the session stores the choices. */
export function addNotificationSettings(router: Router, { sessions }: Parts): void {
  router.get(
    '/demo/notification-settings',
    forLogin(sessions, (ctx, login) => {
      ctx.body = settingsOf(login);
    }),
  );

  router.put(
    '/demo/notification-settings',
    requireSameOrigin,
    forLogin(sessions, (ctx, login) => {
      const choice = v.safeParse(choiceSchema, ctx.request.body);
      if (!choice.success) return refuse(ctx, 400, 'category or isWanted is missing');
      const { category, isWanted } = choice.output;
      if (!login.categories.includes(category)) return refuse(ctx, 404, 'there is no such category');
      if (isWanted) login.mutedCategories.delete(category);
      else login.mutedCategories.add(category);
      ctx.body = settingsOf(login);
    }),
  );
}

/** The notifications that the user wants: all but those of muted categories; critical ones are always included. */
export function wantedNotifications({ notifications, mutedCategories }: Login): Notification[] {
  return notifications.filter(({ category, isCritical }) => isCritical || !mutedCategories.has(category));
}

function settingsOf({ categories, mutedCategories }: Login) {
  return {
    categories: categories.map((category) => ({ category, isWanted: !mutedCategories.has(category) })),
  };
}
