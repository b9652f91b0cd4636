import type { Notification } from '@fleet-portal/model/entities';
import type Router from '@koa/router';
import * as v from 'valibot';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Login } from './sessions.ts';
import { forLogin } from './signed-in.ts';

const choiceSchema = v.object({ category: v.string(), isWanted: v.boolean() });

/** What the page of notification settings asks of its own server, no part of the portal's contract; the session keeps it. */
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

/** What the person is told: all but the categories that they want nothing of, and what is critical always. */
export function wantedNotifications({ notifications, mutedCategories }: Login): Notification[] {
  return notifications.filter(({ category, isCritical }) => isCritical || !mutedCategories.has(category));
}

function settingsOf({ categories, mutedCategories }: Login) {
  return {
    categories: categories.map((category) => ({ category, isWanted: !mutedCategories.has(category) })),
  };
}
