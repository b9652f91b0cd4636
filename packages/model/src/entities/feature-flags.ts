import * as v from 'valibot';
import { flag } from './lenient.ts';

/** The features that are enabled in a market (ENT-07); all are off by default. */
export interface FeatureFlags {
  hideTopBarCompanyName: { enabled: boolean };
  notifications: boolean;
  notificationsForBlueStarInternalOnly: boolean;
  summerSales: boolean;
  JFrogSearchBar: boolean;
  desiredLocaleAsCookie: boolean;
  adobeModalAnalytics: boolean;
}

export const featureFlagsSchema = v.nullish(
  v.object({
    hideTopBarCompanyName: v.nullish(v.object({ enabled: flag }), {}),
    notifications: flag,
    notificationsForBlueStarInternalOnly: flag,
    summerSales: flag,
    JFrogSearchBar: flag,
    desiredLocaleAsCookie: flag,
    adobeModalAnalytics: flag,
  }),
  {},
);
