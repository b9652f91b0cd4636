/** The header's menus that open over the page. */
export type MenuName = 'account' | 'company' | 'language' | 'more' | 'submenu' | 'search' | 'mobile';

interface Menu {
  kind: MenuName;
  index?: number | undefined;
  label?: string | undefined;
}

/** The user opened a menu. */
export class FpMenuOpenEvent extends Event {
  /** Which menu was opened. */
  declare readonly menu: MenuName;
  /** For a sub-menu: the index of its node among the nodes that this person sees, from 0, as in the part `submenu-0-button`. */
  declare readonly index: number | undefined;
  /** For a sub-menu: its node's label as it was shown when the menu opened. */
  declare readonly label: string | undefined;

  constructor({ kind, index, label }: Menu) {
    super('fp-menu-open', { bubbles: true, composed: true });
    this.menu = kind;
    this.index = index;
    this.label = label;
  }
}

/** A menu was closed, by the user or because the page changed. */
export class FpMenuCloseEvent extends Event {
  /** Which menu was closed. */
  declare readonly menu: MenuName;
  /** For a sub-menu: the index of its node among the nodes that this person sees, from 0, as in the part `submenu-0-button`. */
  declare readonly index: number | undefined;
  /** For a sub-menu: its node's label as it was shown when the menu opened. */
  declare readonly label: string | undefined;

  constructor({ kind, index, label }: Menu) {
    super('fp-menu-close', { bubbles: true, composed: true });
    this.menu = kind;
    this.index = index;
    this.label = label;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-menu-open': FpMenuOpenEvent;
    'fp-menu-close': FpMenuCloseEvent;
  }
}
