/**
 * The folder that a view's other scripts and its style sheets come from; null at the root of this site, where whatever the shell itself
 * loads would count as the view's.
 */
export function viewFolder(address: string): string | null {
  const { href } = new URL('.', address);
  return href === `${location.origin}/` ? null : href;
}
