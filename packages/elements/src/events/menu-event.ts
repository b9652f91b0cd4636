/** The menus that open over the page. */
export type MenuName = 'account' | 'company' | 'language' | 'more' | 'submenu' | 'search' | 'mobile';

interface Menu {
  kind: MenuName;
  index?: number | undefined;
  label?: string | undefined;
}

/** A menu was opened by the user. */
export class FpMenuOpenEvent extends Event {
  /** Which one it is. */
  declare readonly menu: MenuName;
  /** Of a sub-menu, its node's place among those that the person has, from 0; `submenu-0-button` is its part. */
  declare readonly index: number | undefined;
  /** Of a sub-menu, its node's label as it was shown when the menu opened. */
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
  /** Which one it is. */
  declare readonly menu: MenuName;
  /** Of a sub-menu, its node's place among those that the person has, from 0; `submenu-0-button` is its part. */
  declare readonly index: number | undefined;
  /** Of a sub-menu, its node's label as it was shown when the menu opened. */
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
