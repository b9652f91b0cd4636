import { followedLink } from '../dom/followed-link.ts';

/**
 * The address that a click asks this page to show, or null where the click is the browser's: one that is already handled, opens a
 * new tab or window, downloads, leaves the site or jumps within the page.
 * @param here the page's address
 */
export function linkClick(event: MouseEvent, here: URL): URL | null {
  const link = followedLink(event);
  // The origin of a blob's address is this site's, too, but its path is none.
  if (!link?.href.startsWith(`${here.origin}/`) || link.relList.contains('external')) return null;
  const url = new URL(link.href);
  return isJump(url, here) ? null : url;
}

function isJump(url: URL, here: URL): boolean {
  return url.href.includes('#') && url.pathname === here.pathname && url.search === here.search;
}
