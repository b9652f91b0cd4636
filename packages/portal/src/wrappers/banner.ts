import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/banner';
import { FpBanner } from '@fleet-portal/elements/banner';
import type { FpBannerActionEvent, FpBannerCloseEvent } from '@fleet-portal/elements/events';
import { withDefaults } from './with-defaults.ts';

/** `<fp-banner>` for React. */
export const Banner = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-banner',
    elementClass: FpBanner,
    displayName: 'Banner',
    events: {
      onBannerAction: 'fp-banner-action' as EventName<FpBannerActionEvent>,
      onBannerClose: 'fp-banner-close' as EventName<FpBannerCloseEvent>,
    },
  }),
);
