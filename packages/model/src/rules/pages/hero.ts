import type { Route } from '../../entities/index.ts';
import { safeHref } from '../address/path.ts';
import { isOutsideUrl } from '../locale/outside-url.ts';

/** The picture that a content page begins with, under a transparent header (HDR-06); null where it has none. */
export function heroPicture({ extras }: Pick<Route, 'extras'>): string | null {
  const address = safeHref(extras.heroPicture);
  return address && isOutsideUrl(address) ? null : address;
}
