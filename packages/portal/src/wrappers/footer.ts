import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/footer';
import type { FpErrorEvent, FpLocaleChangeEvent, FpNavigateEvent } from '@fleet-portal/elements/events';
import { FpFooter } from '@fleet-portal/elements/footer';
import { withDefaults } from './with-defaults.ts';

/** `<fp-footer>` for React. */
export const Footer = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-footer',
    elementClass: FpFooter,
    displayName: 'Footer',
    events: {
      onError: 'fp-error' as EventName<FpErrorEvent>,
      onNavigate: 'fp-navigate' as EventName<FpNavigateEvent>,
      onLocaleChange: 'fp-locale-change' as EventName<FpLocaleChangeEvent>,
    },
  }),
);
