import { isPlainClick } from '@fleet-portal/model/rules';
import { linkIn } from './link-in.ts';

/** The link that a click follows in this window; null where it follows none, opens another window, or downloads. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkIn(event.composedPath());
  return link?.href && isPlainClick(event, link) ? link : null;
}
