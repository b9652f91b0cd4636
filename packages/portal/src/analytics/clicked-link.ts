import { linkIn } from '../dom/link-in.ts';

/** Where the words of a link are the site's own; elsewhere they may be those of a person or of their vehicles. */
const ownWords: readonly string[] = ['header', 'footer', 'workspace-bar'];

interface ClickedLink {
  region: string;
  name: string;
  href: string;
}

/**
 * The link that a click follows, by the part of the page where it stands; null where there is none.
 * @param path what the click went through
 */
export function clickedLink(path: readonly EventTarget[]): ClickedLink | null {
  const link = linkIn(path);
  const href = link?.getAttribute('href');
  if (!link || !href) return null;
  const region = regionOf(path);
  const name = ownWords.includes(region) && !isOfGuest(path, region) ? nameOf(link) : '';
  return { region, name, href };
}

/** The outermost of the shell's elements around it, such as `header`; else the page's landmark. */
function regionOf(path: readonly EventTarget[]): string {
  const around = path.filter((target) => target instanceof Element).map(({ localName }) => localName);
  const shell = around.findLast((name) => name.startsWith('fp-') && name !== 'fp-router');
  return shell?.slice('fp-'.length) ?? around.find((name) => landmarks.includes(name)) ?? 'page';
}

const landmarks: readonly string[] = ['main', 'nav', 'aside', 'dialog'];

/** Whether it went through a child of the shell's element, such as a view of the header, which is none of its own. */
function isOfGuest(path: readonly EventTarget[], region: string): boolean {
  return path.some((target) => target instanceof Element && target.matches(`fp-${region} > *`));
}

function nameOf(link: HTMLAnchorElement): string {
  return (link.ariaLabel ?? link.textContent).replace(/\s+/g, ' ').trim();
}
