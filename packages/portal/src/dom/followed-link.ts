import { isPlainClick } from '@fleet-portal/model/rules';
import { linkIn } from './link-in.ts';

/** The link that a click follows in this window; null if there is none, or it opens another window or downloads a file. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = linkIn(event.composedPath());
  return link?.href && isPlainClick(event, link) ? link : null;
}
