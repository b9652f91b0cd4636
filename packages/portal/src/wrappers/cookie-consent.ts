import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/consent';
import { FpCookieConsent } from '@fleet-portal/elements/cookie-consent';
import type { FpCookieConsentEvent, FpNavigateEvent } from '@fleet-portal/elements/events';
import { withDefaults } from './with-defaults.ts';

/** `<fp-cookie-consent>` for React. */
export const CookieConsent = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-cookie-consent',
    elementClass: FpCookieConsent,
    displayName: 'CookieConsent',
    events: {
      onCookieConsent: 'fp-cookie-consent' as EventName<FpCookieConsentEvent>,
      onNavigate: 'fp-navigate' as EventName<FpNavigateEvent>,
    },
  }),
);
