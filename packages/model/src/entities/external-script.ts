import * as v from 'valibot';
import { cookieCategories } from '../constants/cookies.ts';

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
