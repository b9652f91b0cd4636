import { viewFolder } from './view-folder.ts';

/** What isolated views have put into the head while they loaded, by module: a module runs once, its view may come again. */
const known = new Map<string, Element[]>();

/** The style sheets that descriptors name: the shell has put them into the head for the views that stand there. */
export const namedSheets = new WeakSet<Node>();

export interface CaughtStyles {
  /** From now on a `<style>` in the head is somebody else's. */
  loaded: () => void;
  stop: () => void;
}

/**
 * Takes the styles that an isolated view's scripts put into the head into the view's shadow root. A style sheet of the module's folder
 * is the view's. A `<style>` names nobody: it is taken for that of every isolated view that is loading, and stays with none that is not.
 */
export function catchStyles(root: ShadowRoot, address: string): CaughtStyles {
  const folder = viewFolder(address);
  const caught = known.get(address) ?? [];
  known.set(address, caught);
  root.prepend(...caught.map((style) => style.cloneNode(true)));
  let isLoading = true;

  const isTheirs = (node: Node): node is Element => {
    if (namedSheets.has(node)) return false;
    if (node instanceof HTMLLinkElement)
      return folder !== null && node.rel === 'stylesheet' && node.href.startsWith(folder);
    return isLoading && node instanceof HTMLStyleElement;
  };
  const take = (records: MutationRecord[]) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!isTheirs(node)) continue;
      const copy = node.cloneNode(true) as Element;
      caught.push(copy);
      root.prepend(node.parentNode === document.head ? node : copy.cloneNode(true));
    }
  };
  const observer = new MutationObserver(take);
  observer.observe(document.head, { childList: true });
  return {
    loaded() {
      take(observer.takeRecords());
      isLoading = false;
    },
    stop: () => observer.disconnect(),
  };
}
