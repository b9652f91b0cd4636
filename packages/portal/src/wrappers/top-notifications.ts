import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '@fleet-portal/elements/define/top-notifications';
import type { FpNavigateEvent } from '@fleet-portal/elements/events';
import { FpTopNotifications } from '@fleet-portal/elements/top-notifications';

/** `<fp-top-notifications>` for React. */
export const TopNotifications = createComponent({
  react: React,
  tagName: 'fp-top-notifications',
  elementClass: FpTopNotifications,
  displayName: 'TopNotifications',
  events: { onNavigate: 'fp-navigate' as EventName<FpNavigateEvent> },
});
