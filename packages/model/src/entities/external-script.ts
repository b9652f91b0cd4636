import * as v from 'valibot';
import { cookieCategories } from '../constants/cookies.ts';

const digest = /^(?:(?:sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)(?: |$))*$/;

/** A third-party script that the page loads by configuration. */
export const externalScriptSchema = v.object({
  /** https, or an address of this site. */
  src: v.pipe(v.string(), v.minLength(1)),
  /** The script's digest, as in the `integrity` attribute; required for scripts of other sites. */
  integrity: v.nullish(v.pipe(v.string(), v.regex(digest, 'a digest such as "sha384-…"')), ''),
  /** The script loads once the user allows this category of cookies; without one, at once. */
  category: v.nullish(v.picklist(cookieCategories), null),
});
