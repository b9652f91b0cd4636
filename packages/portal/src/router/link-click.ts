import { followedLink } from '../dom/followed-link.ts';

/**
 * The address that a click navigates to on this page, or null if the browser handles the click: it is already handled, opens a
 * new tab or window, downloads a file, leaves the site or jumps within the page.
 * @param here the page's address
 */
export function linkClick(event: MouseEvent, here: URL): URL | null {
  const link = followedLink(event);
  // A blob URL also has this site's origin, but no path of it.
  if (!link?.href.startsWith(`${here.origin}/`) || link.relList.contains('external')) return null;
  const url = new URL(link.href);
  return isJump(url, here) ? null : url;
}

function isJump(url: URL, here: URL): boolean {
  return url.href.includes('#') && url.pathname === here.pathname && url.search === here.search;
}
