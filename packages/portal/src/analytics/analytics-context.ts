import type { AnalyticsEvent } from '@fleet-portal/model/entities';
import { createStrictContext } from '../context/strict-context.ts';

export interface Analytics {
  /** Tells the tag manager what happened, as far as the person allows it. It never throws and never changes. */
  track: (event: AnalyticsEvent) => void;
}

export const [AnalyticsContext, useAnalytics] = createStrictContext<Analytics>(
  'AnalyticsProvider',
  'useAnalytics',
);
