import * as v from 'valibot';

/** Where the client runs, read from `window.FP_ENV` (ENT-23). Base URLs may be relative to the page. */
export const environmentSchema = v.object({
  REACT_APP_ENV: v.picklist(['local', 'development', 'stage', 'prod']),
  ENV_BASE_URL: v.string(),
  /** The base of the account API, as the proxy knows it (API-08). */
  ACCOUNT_API_BASE_URL: v.nullish(v.string(), ''),
  PRODUCTS_TRANSLATION_URL: v.nullish(v.string(), ''),
  WEBCOMPONENT_BASE_URL: v.nullish(v.string(), ''),
  DESIRED_LOCALE: v.nullish(v.string(), ''),
  /** The market whose site this is. */
  MARKET_ID: v.string(),
  /** Shown in the footer (FTR-01). */
  APP_VERSION: v.nullish(v.string(), ''),
  BUILD_VERSION: v.nullish(v.string(), ''),
});

export type Environment = v.InferOutput<typeof environmentSchema>;
