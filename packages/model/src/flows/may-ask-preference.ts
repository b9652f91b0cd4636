import { fixedPageAt } from '../rules/pages/fixed-page-availability.ts';
import type { FixedPageId } from '../rules/pages/fixed-pages.ts';
import { splitLocale } from '../rules/locale/locale.ts';
import { withTrailingSlash } from '../rules/address/path.ts';
import { withoutPrefix } from '../rules/address/retail-prefix.ts';

const quietPages: readonly FixedPageId[] = ['privacyPolicy', 'privacySettings', 'contactUs'];

/** Whether the preference popup may open on a page: not on those that the user decides by, or asks for help on (CON-01). */
export function mayAskPreferenceOn(path: string, retailPrefix: string): boolean {
  const rest = withoutPrefix(withTrailingSlash(splitLocale(path).rest), retailPrefix);
  return rest !== '/privacy/' && !quietPages.includes(fixedPageAt(rest)?.id ?? 'sitemap');
}
