import { createStrictContext } from '../context/strict-context.ts';
import type { Analytics } from './create-analytics.ts';

export const [AnalyticsContext, useAnalytics] = createStrictContext<Analytics>(
  'AnalyticsProvider',
  'useAnalytics',
);
