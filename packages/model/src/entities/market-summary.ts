import * as v from 'valibot';
import { requiredListOf } from './lenient.ts';
import { eachLocaleOnce, localeSchema } from './market.ts';

const marketSummarySchema = v.object({
  id: v.string(),
  title: v.string(),
  countryCode: v.string(),
  allowedLocales: v.pipe(requiredListOf(localeSchema), eachLocaleOnce),
  /** The site's address. */
  url: v.string(),
});

/** One line of the list of all country sites. */
export type MarketSummary = v.InferOutput<typeof marketSummarySchema>;

export const marketSummariesSchema = v.object({ markets: requiredListOf(marketSummarySchema) });
