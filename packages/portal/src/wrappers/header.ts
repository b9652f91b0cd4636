import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/header';
import type {
  FpCompanyChangeEvent,
  FpErrorEvent,
  FpLocaleChangeEvent,
  FpLoginEvent,
  FpLogoutEvent,
  FpMenuCloseEvent,
  FpMenuOpenEvent,
  FpNavigateEvent,
  FpNotificationsOpenEvent,
  FpSearchEvent,
} from '@fleet-portal/elements/events';
import { FpHeader } from '@fleet-portal/elements/header';
import { withDefaults } from './with-defaults.ts';

/** `<fp-header>` for React. */
export const Header = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-header',
    elementClass: FpHeader,
    displayName: 'Header',
    events: {
      onError: 'fp-error' as EventName<FpErrorEvent>,
      onNavigate: 'fp-navigate' as EventName<FpNavigateEvent>,
      onLogin: 'fp-login' as EventName<FpLoginEvent>,
      onLogout: 'fp-logout' as EventName<FpLogoutEvent>,
      onLocaleChange: 'fp-locale-change' as EventName<FpLocaleChangeEvent>,
      onCompanyChange: 'fp-company-change' as EventName<FpCompanyChangeEvent>,
      onNotificationsOpen: 'fp-notifications-open' as EventName<FpNotificationsOpenEvent>,
      onSearch: 'fp-search' as EventName<FpSearchEvent>,
      onMenuOpen: 'fp-menu-open' as EventName<FpMenuOpenEvent>,
      onMenuClose: 'fp-menu-close' as EventName<FpMenuCloseEvent>,
    },
  }),
);
