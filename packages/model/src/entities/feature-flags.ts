import * as v from 'valibot';
import { flag } from './lenient.ts';

/** What is switched on in a market (ENT-07); everything is off where nothing is said. */
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
