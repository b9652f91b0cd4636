/** The menus that open over the page. */
export type MenuName = 'account' | 'company' | 'language' | 'more' | 'submenu' | 'search' | 'mobile';

/** A menu was opened by the user. */
export class FpMenuOpenEvent extends Event {
  /** Which one it is. */
  declare readonly menu: MenuName;

  constructor(menu: MenuName) {
    super('fp-menu-open', { bubbles: true, composed: true });
    this.menu = menu;
  }
}

/** A menu was closed, by the user or because the page changed. */
export class FpMenuCloseEvent extends Event {
  /** Which one it is. */
  declare readonly menu: MenuName;

  constructor(menu: MenuName) {
    super('fp-menu-close', { bubbles: true, composed: true });
    this.menu = menu;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-menu-open': FpMenuOpenEvent;
    'fp-menu-close': FpMenuCloseEvent;
  }
}
