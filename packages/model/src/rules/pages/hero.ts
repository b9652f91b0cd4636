import type { Route } from '../../entities/index.ts';
import { safeHref } from '../address/path.ts';
import { isOutsideUrl } from '../locale/outside-url.ts';

/** The picture at the top of a content page, under a transparent header (HDR-06); null if it has none. */
export function heroPicture({ extras }: Pick<Route, 'extras'>): string | null {
  const address = safeHref(extras.heroPicture);
  return address && isOutsideUrl(address) ? null : address;
}
