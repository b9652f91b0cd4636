import { shellSheets } from '../dom/shell-sheets.ts';
import { viewFolder } from './view-folder.ts';

type Style = Element | CSSStyleSheet;

/** The styles that isolated views added to the page while loading, by module: a module runs only once, but its view may be shown again. */
const known = new Map<string, Style[]>();

/** The views without isolation that are loading or shown. */
const openViews = new Set<{ folder: string | null }>();

/** The adopted sheets of views without isolation. */
const left = new WeakSet<CSSStyleSheet>();

/** A function for each isolated view that is loading, which takes an adopted sheet. */
const loading = new Set<(sheet: CSSStyleSheet) => void>();

interface CaughtStyles {
  /** To be called when the view's scripts have just run: new styles in the document are the view's. */
  claim: () => void;
  /** To be called once the view has loaded: from then on, styles of unknown origin are not the view's. */
  loaded: () => void;
  stop: () => void;
}

/** Lets a view without isolation keep its styles, even while an isolated one loads. */
export function leaveStyles(address: string): CaughtStyles {
  const view = { folder: viewFolder(address) };
  openViews.add(view);
  return {
    claim() {
      for (const sheet of document.adoptedStyleSheets) left.add(sheet);
    },
    loaded: () => undefined,
    stop: () => openViews.delete(view),
  };
}

/**
 * Moves the styles that an isolated view's scripts add to the page into the view's shadow root. A style sheet from the module's folder is
 * the view's. Any other sheet that is not the shell's, a `<style>` and an adopted sheet are given to every isolated view that is loading,
 * and stay if none is. A sheet from the folder may also belong to a view without isolation from there: they share it.
 */
export function catchStyles(root: ShadowRoot, address: string): CaughtStyles {
  const folder = viewFolder(address);
  const origins = [location.origin, new URL(address).origin];
  const caught = known.get(address) ?? [];
  known.set(address, caught);
  for (const style of caught) put(style instanceof Element ? copyOf(style) : style, root);
  const before = new Set(document.adoptedStyleSheets);
  let isLoading = true;
  let frame = 0;

  const isTheirs = (style: Element): boolean => {
    if (shellSheets.has(style) || !style.isConnected || style.closest('.view-root')) return false;
    if (!(style instanceof HTMLLinkElement)) return isLoading;
    const { href } = style;
    if (folder !== null && href.startsWith(folder)) return true;
    return isLoading && !isOfOpenView(href) && origins.some((origin) => href.startsWith(`${origin}/`));
  };
  const remember = (style: Style) => {
    if (!caught.some((other) => isSame(other, style))) caught.push(style);
  };
  const takeElements = (records: MutationRecord[]) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(stylesIn));
    for (const style of new Set(added)) {
      if (!isTheirs(style)) continue;
      remember(copyOf(style));
      // Another view that is loading may have it already.
      const isShared = style instanceof HTMLLinkElement && isOfOpenView(style.href);
      put(isShared || style.getRootNode() !== document ? copyOf(style) : style, root);
    }
  };
  const takeAdopted = (sheet: CSSStyleSheet) => {
    remember(sheet);
    put(sheet, root);
  };
  // There is no event for adopted sheets, and none is painted before the next frame.
  const watchAdopted = () => {
    moveAdopted(before);
    frame = requestAnimationFrame(watchAdopted);
  };

  const observer = new MutationObserver(takeElements);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  loading.add(takeAdopted);
  watchAdopted();
  const loaded = () => {
    takeElements(observer.takeRecords());
    if (!isLoading) return;
    isLoading = false;
    cancelAnimationFrame(frame);
    moveAdopted(before);
    loading.delete(takeAdopted);
  };
  return {
    claim: () => isLoading && moveAdopted(before),
    loaded,
    stop() {
      loaded();
      observer.disconnect();
    },
  };
}

/** Whether a view without isolation was loaded from a folder that contains the address. */
function isOfOpenView(href: string): boolean {
  return [...openViews].some(({ folder }) => folder !== null && href.startsWith(folder));
}

/** Gives the sheets that the document has adopted meanwhile to the views that are loading. */
function moveAdopted(before: ReadonlySet<CSSStyleSheet>): void {
  const theirs = document.adoptedStyleSheets.filter(
    (sheet) => !before.has(sheet) && !left.has(sheet) && !shellSheets.has(sheet) && !isShells(sheet),
  );
  if (theirs.length === 0) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !theirs.includes(sheet));
  for (const take of loading) theirs.forEach(take);
}

/**
 * Recognizes the sheets that the shell's elements adopt: theme colors, the scroll lock, space for fixed elements at the page's edge, and
 * styles for an element without a shadow root.
 */
function isShells({ cssRules }: CSSStyleSheet): boolean {
  return [...cssRules].every((rule) => /^(?:html|:root|:where\((?::root|fp-.*)\)) *\{/.test(rule.cssText));
}

function stylesIn(node: Node): Element[] {
  if (!(node instanceof Element)) return [];
  const selector = 'style, link[rel~=stylesheet]';
  return [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)];
}

function put(style: Style, root: ShadowRoot): void {
  if (style instanceof CSSStyleSheet) root.adoptedStyleSheets.push(style);
  else root.prepend(style);
}

function copyOf(style: Element): Element {
  return style.cloneNode(true) as Element;
}

/** Whether two styles have the same content: a view that adds its styles at each mount must not make the page grow. */
function isSame(one: Style, other: Style): boolean {
  if (one instanceof Element) return other instanceof Element && one.isEqualNode(other);
  return other instanceof CSSStyleSheet && textOf(one) === textOf(other);
}

function textOf({ cssRules }: CSSStyleSheet): string {
  return [...cssRules].map(({ cssText }) => cssText).join('\n');
}
