import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/notification-drawer';
import type {
  FpDismissAllEvent,
  FpNavigateEvent,
  FpNotificationActionEvent,
  FpNotificationDeleteEvent,
  FpNotificationReadEvent,
  FpNotificationsCloseEvent,
  FpNotificationSettingsEvent,
  FpNotificationsRetryEvent,
} from '@fleet-portal/elements/events';
import { FpNotificationDrawer } from '@fleet-portal/elements/notification-drawer';
import { withDefaults } from './with-defaults.ts';

/** `<fp-notification-drawer>` for React. */
export const NotificationDrawer = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-notification-drawer',
    elementClass: FpNotificationDrawer,
    displayName: 'NotificationDrawer',
    events: {
      onNotificationRead: 'fp-notification-read' as EventName<FpNotificationReadEvent>,
      onNotificationAction: 'fp-notification-action' as EventName<FpNotificationActionEvent>,
      onNotificationDelete: 'fp-notification-delete' as EventName<FpNotificationDeleteEvent>,
      onDismissAll: 'fp-dismiss-all' as EventName<FpDismissAllEvent>,
      onNotificationSettings: 'fp-notification-settings' as EventName<FpNotificationSettingsEvent>,
      onNotificationsClose: 'fp-notifications-close' as EventName<FpNotificationsCloseEvent>,
      onNotificationsRetry: 'fp-notifications-retry' as EventName<FpNotificationsRetryEvent>,
      onNavigate: 'fp-navigate' as EventName<FpNavigateEvent>,
    },
  }),
);
