import { linkIn } from '../dom/link-in.ts';

/** Parts of the page where link texts are the site's own; elsewhere they may contain data of users or their vehicles. */
const ownWords: readonly string[] = ['header', 'footer', 'workspace-bar'];

interface ClickedLink {
  region: string;
  name: string;
  href: string;
}

/**
 * The link that a click follows, with the part of the page that it is in; null if there is none.
 * @param path the event's composed path
 */
export function clickedLink(path: readonly EventTarget[]): ClickedLink | null {
  const link = linkIn(path);
  const href = link?.getAttribute('href');
  if (!link || !href) return null;
  const region = regionOf(path);
  const name = ownWords.includes(region) && !isOfGuest(path, region) ? nameOf(link) : '';
  return { region, name, href };
}

/** The outermost shell element around the link, such as `header`; else the page's landmark. */
function regionOf(path: readonly EventTarget[]): string {
  const around = path.filter((target) => target instanceof Element).map(({ localName }) => localName);
  const shell = around.findLast((name) => name.startsWith('fp-') && name !== 'fp-router');
  return shell?.slice('fp-'.length) ?? around.find((name) => landmarks.includes(name)) ?? 'page';
}

const landmarks: readonly string[] = ['main', 'nav', 'aside', 'dialog'];

/** Whether the link is in slotted content of the shell element, such as a view in the header, rather than in the element itself. */
function isOfGuest(path: readonly EventTarget[], region: string): boolean {
  return path.some((target) => target instanceof Element && target.matches(`fp-${region} > *`));
}

function nameOf(link: HTMLAnchorElement): string {
  return (link.ariaLabel ?? link.textContent).replace(/\s+/g, ' ').trim();
}
