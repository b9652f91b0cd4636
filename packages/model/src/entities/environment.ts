import * as v from 'valibot';
import { text } from './lenient.ts';

/** Build servers may write a version as a number. */
const version = v.pipe(
  v.nullish(v.unknown(), ''),
  v.transform((value) => (typeof value === 'number' ? `${value}` : value)),
  v.string(),
);

/** Where the client runs, read from `window.FP_ENV` (ENT-23). Base URLs may be relative to the page. */
export const environmentSchema = v.object({
  REACT_APP_ENV: v.picklist(['local', 'development', 'stage', 'prod']),
  ENV_BASE_URL: v.string(),
  /** The base of the account API, as the proxy knows it (API-08). */
  ACCOUNT_API_BASE_URL: text,
  PRODUCTS_TRANSLATION_URL: text,
  WEBCOMPONENT_BASE_URL: text,
  DESIRED_LOCALE: text,
  /** The market whose site this is. */
  MARKET_ID: v.string(),
  /** Shown in the footer (FTR-01). */
  APP_VERSION: version,
  BUILD_VERSION: version,
  /** Third-party scripts, each read on its own by `externalScripts`: an invalid one must not cost the portal. */
  GLOBAL_NAVIGATION_SCRIPT: v.optional(v.unknown()),
  COOKIE_BANNER_SCRIPT: v.optional(v.unknown()),
  FRAMEWORK_LIBRARY_SCRIPT: v.optional(v.unknown()),
  TAG_MANAGER_SCRIPT: v.optional(v.unknown()),
});

export type Environment = v.InferOutput<typeof environmentSchema>;
