import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/top-notifications';
import type { FpNavigateEvent } from '@fleet-portal/elements/events';
import { FpTopNotifications } from '@fleet-portal/elements/top-notifications';
import { withDefaults } from './with-defaults.ts';

/** `<fp-top-notifications>` for React. */
export const TopNotifications = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-top-notifications',
    elementClass: FpTopNotifications,
    displayName: 'TopNotifications',
    events: { onNavigate: 'fp-navigate' as EventName<FpNavigateEvent> },
  }),
);
