import { hasModifier } from '@fleet-portal/model/rules';
import { linkIn } from './link-in.ts';

/** The link that a click follows in this window; null where it follows none, opens another window, or downloads. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return null;
  const link = linkIn(event.composedPath());
  if (!link?.href || link.hasAttribute('download')) return null;
  return link.target === '' || link.target.toLowerCase() === '_self' ? link : null;
}
