import * as v from 'valibot';
import { cookieCategories } from '../constants/cookies.ts';

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
  /** Scripts of others, each read by itself in `externalScripts`: a mistake in one must not cost the portal. */
  GLOBAL_NAVIGATION_SCRIPT: v.optional(v.unknown()),
  COOKIE_BANNER_SCRIPT: v.optional(v.unknown()),
  FRAMEWORK_LIBRARY_SCRIPT: v.optional(v.unknown()),
  TAG_MANAGER_SCRIPT: v.optional(v.unknown()),
});

export type Environment = v.InferOutput<typeof environmentSchema>;

const digest = /^(?:(?:sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)(?: |$))*$/;

/** A script of somebody else that the page loads by configuration. */
export const externalScriptSchema = v.object({
  /** https, or an address of this site. */
  src: v.pipe(v.string(), v.minLength(1)),
  /** What the script must be, as the attribute of that name says it; needed for scripts of other sites. */
  integrity: v.nullish(v.pipe(v.string(), v.regex(digest, 'a digest such as "sha384-…"')), ''),
  /** It loads once the person allows this category of cookies; at once where there is none. */
  category: v.nullish(v.picklist(cookieCategories), null),
});
