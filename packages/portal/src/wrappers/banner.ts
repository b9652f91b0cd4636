import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '@fleet-portal/elements/define/banner';
import { FpBanner } from '@fleet-portal/elements/banner';
import type { FpBannerActionEvent, FpBannerCloseEvent } from '@fleet-portal/elements/events';

/** `<fp-banner>` for React. */
export const Banner = createComponent({
  react: React,
  tagName: 'fp-banner',
  elementClass: FpBanner,
  displayName: 'Banner',
  events: {
    onBannerAction: 'fp-banner-action' as EventName<FpBannerActionEvent>,
    onBannerClose: 'fp-banner-close' as EventName<FpBannerCloseEvent>,
  },
});
