/**
 * The folder of a view's other scripts and style sheets; null at the root of this site, where everything that the shell itself
 * loads would count as the view's.
 */
export function viewFolder(address: string): string | null {
  const { href } = new URL('.', address);
  return href === `${location.origin}/` ? null : href;
}
