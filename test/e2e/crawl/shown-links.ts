/** A link as users see it. */
export interface ShownLink {
  /** The `href` as written on the page. */
  href: string;
  rel: string;
  hreflang: string;
  /** The text of the link. */
  name: string;
  /** The place where it was found: the landmark, or the buttons that lead to it. */
  where: string;
  /** The path and query of the page that showed it. */
  on: string;
}

export type Place =
  /** Everything that is on the page now. */
  | { kind: 'page' }
  /** The menus that the buttons inside this element open, tab by tab. */
  | { kind: 'menus'; of: string }
  /** All levels of the mobile menu; the names of its buttons depend on the locale. */
  | { kind: 'mobile menu'; open: string; back: string; close: string };

/**
 * Collects the links of a place by role, through shadow roots, and leaves the page as it was. It runs in the page, so it must not use
 * anything from outside: a round trip to the browser for each of several hundred menus would take minutes.
 */
export async function shownLinks(place: Place): Promise<ShownLink[]> {
  const found: ShownLink[] = [];
  /** By element and `href`, because an element may be reused for another link when a menu changes. */
  const seen = new Map<Element, string>();

  /** All elements in a root in reading order, through shadow roots. */
  const inside = (root: Element | ShadowRoot): Element[] => [
    ...(root instanceof Element && root.shadowRoot ? inside(root.shadowRoot) : []),
    ...[...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...inside(element.shadowRoot)] : element,
    ),
  ];
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode();
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const isReachable = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let at: Element | null = element; at; at = parentOf(at)) {
      if (at.ariaHidden === 'true' || (at instanceof HTMLElement && at.inert)) return false;
    }
    return true;
  };
  const all = (selector: string, root: Element = document.body) =>
    inside(root).filter((element) => element.matches(selector) && isReachable(element));
  const buttons = (selector: string, root: Element) => all(selector, root) as HTMLButtonElement[];
  const textOf = (element: Element) => (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim();
  const until = async <T>(what: string, find: () => T | undefined | false | null): Promise<T> => {
    for (const start = performance.now(); performance.now() - start < 10_000;) {
      const value = find();
      if (value) return value;
      await new Promise((next) => setTimeout(next));
    }
    throw new Error(`waited in vain for ${what}`);
  };
  const take = (where: string, root?: Element) => {
    const links = all('a[href]:not([role]), [role=link]', root).filter(
      (link) => seen.get(link) !== link.getAttribute('href'),
    );
    for (const link of links) {
      const text = (name: string) => link.getAttribute(name) ?? '';
      seen.set(link, text('href'));
      const on = location.pathname + location.search;
      const name = textOf(link);
      found.push({ href: text('href'), rel: text('rel'), hreflang: text('hreflang'), name, where, on });
    }
    return links.length;
  };

  async function menus(host: Element): Promise<void> {
    take(host.localName, host);
    const closed = () => buttons('button[aria-expanded=false]:not([aria-haspopup=dialog])', host);
    for (const name of closed().map(textOf)) {
      const find = () => closed().find((button) => textOf(button) === name);
      (await until(`a closed menu ${name}`, find)).click();
      await until(`links in the menu ${name}`, () => take(name, host));
      for (const tab of buttons('[role=tab][aria-selected=false]', host)) {
        tab.click();
        await until(`links in the tab ${textOf(tab)}`, () => take(`${name} > ${textOf(tab)}`, host));
      }
      buttons('button[aria-expanded=true]', host).at(-1)?.click();
    }
  }

  async function levels(menu: Element, way: string, names: { back: string; close: string }): Promise<void> {
    take(way, menu);
    const rows = () =>
      buttons('li button', menu).filter((button) => ![names.back, names.close].includes(textOf(button)));
    for (const name of rows().map(textOf)) {
      const title = () => all('h2', menu).map(textOf).join();
      const before = title();
      (await until(`the row ${name}`, () => rows().find((row) => textOf(row) === name))).click();
      await until(`the level ${name}`, () => title() !== before);
      await levels(menu, `${way} > ${name}`, names);
      buttons('button', menu)
        .find((button) => textOf(button) === names.back)
        ?.click();
      await until(`the level above ${name}`, () => title() === before);
    }
  }

  const element = (selector: string) => until(selector, () => all(selector)[0]);
  if (place.kind === 'page') take('page');
  else if (place.kind === 'menus') await menus(await element(place.of));
  else {
    const button = () =>
      buttons('button', document.body).find((candidate) => textOf(candidate) === place.open);
    const opener = await until('the menu button', button);
    // Focuses the button, as a click does. If the focus arrived from the other bar later, a menu that is still loading would be closed.
    opener.focus();
    opener.click();
    const menu = await element('dialog[open]');
    await until('rows', () => buttons('li button', menu).length > 0);
    await levels(menu, 'mobile menu', place);
    buttons('button', menu)
      .find((candidate) => textOf(candidate) === place.close)
      ?.click();
    await until('the menu to close', () => all('dialog[open]').length === 0);
  }
  return found;
}
