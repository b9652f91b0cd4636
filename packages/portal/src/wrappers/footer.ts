import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '@fleet-portal/elements/define/footer';
import type { FpLocaleChangeEvent, FpNavigateEvent } from '@fleet-portal/elements/events';
import { FpFooter } from '@fleet-portal/elements/footer';

/** `<fp-footer>` for React. */
export const Footer = createComponent({
  react: React,
  tagName: 'fp-footer',
  elementClass: FpFooter,
  displayName: 'Footer',
  events: {
    onNavigate: 'fp-navigate' as EventName<FpNavigateEvent>,
    onLocaleChange: 'fp-locale-change' as EventName<FpLocaleChangeEvent>,
  },
});
