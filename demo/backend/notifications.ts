import type Router from '@koa/router';
import * as v from 'valibot';
import type { Notification } from '@fleet-portal/model/entities';
import { call } from './faults.ts';
import { localeOfCaller } from './market-cookie.ts';
import { wantedNotifications } from './notification-settings.ts';
import type { Parts } from './parts.ts';
import { refuse } from './refuse.ts';
import { requireSameOrigin } from './same-origin.ts';
import type { Login } from './sessions.ts';
import { forLogin } from './signed-in.ts';

const patchSchema = v.object({ patchType: v.string() });

const actionSchema = v.object({ actionType: v.string() });

/** The notification drawer's calls (API-04). */
export function addNotificationCalls(router: Router, parts: Parts): void {
  const { sessions } = parts;

  router.get(
    '/getNotifications',
    call('getNotifications', parts),
    forLogin(sessions, (ctx, login) => {
      ctx.body = { notifications: translated(wantedNotifications(login), login, localeOfCaller(ctx), parts) };
    }),
  );

  router.get(
    '/getNotificationsCount',
    call('getNotificationsCount', parts),
    forLogin(sessions, (ctx, login) => {
      ctx.body = { count: wantedNotifications(login).filter(({ isRead }) => !isRead).length };
    }),
  );

  router.patch(
    '/patchNotification/:id',
    requireSameOrigin,
    call('patchNotification', parts),
    forLogin(sessions, (ctx, login) => {
      const patch = v.safeParse(patchSchema, ctx.request.body);
      if (!patch.success) return refuse(ctx, 400, 'patchType is missing');
      const notification = login.notifications.find(({ notificationId }) => notificationId === ctx.params.id);
      if (!notification) return refuse(ctx, 404, 'there is no such notification');
      notification.isRead = patch.output.patchType.toLowerCase() !== 'unread';
      ctx.body = notification;
    }),
  );

  router.post(
    '/postNotificationAction/:id',
    requireSameOrigin,
    call('postNotificationAction', parts),
    forLogin(sessions, (ctx, login) => {
      const action = v.safeParse(actionSchema, ctx.request.body);
      if (!action.success) return refuse(ctx, 400, 'actionType is missing');
      const notification = login.notifications.find(({ notificationId }) => notificationId === ctx.params.id);
      if (!notification) return refuse(ctx, 404, 'there is no such notification');
      const isOffered = notification.actions.some((offered) => offered.action === action.output.actionType);
      if (!isOffered) return refuse(ctx, 400, 'the notification has no such action');
      ctx.body = { result: 'done' };
    }),
  );

  router.delete(
    '/deleteNotification/:id',
    requireSameOrigin,
    call('deleteNotification', parts),
    forLogin(sessions, (ctx, login) => {
      const index = login.notifications.findIndex(({ notificationId }) => notificationId === ctx.params.id);
      if (index < 0) return refuse(ctx, 404, 'there is no such notification');
      login.notifications.splice(index, 1);
      ctx.status = 204;
    }),
  );
}

/** Notifications in the language of the calling page, which may differ from the one at sign-in. */
function translated(
  notifications: Notification[],
  { person }: Login,
  locale: string | null,
  { data, now }: Parts,
): Notification[] {
  if (!locale) return notifications;
  const texts = new Map(
    data.makeNotifications(person.notifications, locale, now()).map((one) => [one.notificationId, one]),
  );
  return notifications.map((one) => {
    const { receivedDate, isRead } = one;
    return { ...one, ...texts.get(one.notificationId), receivedDate, isRead };
  });
}
