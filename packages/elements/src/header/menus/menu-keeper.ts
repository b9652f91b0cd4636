import type { Market, Session } from '@fleet-portal/model/entities';
import { currentUser, primaryNodes } from '@fleet-portal/model/rules';
import type { LitElement, ReactiveController } from 'lit';
import type { MenuController } from '../menu-controller.ts';
import { type Bar, menuAgain } from './menu-again.ts';
import { isFocusAtMenu } from './menu-place.ts';

export type Host = LitElement & { session: Session };

/** Takes the open menu, and the focus that is at it, through the header's updates. */
export class MenuKeeper implements ReactiveController {
  readonly #menu: MenuController;
  readonly #host: Host;
  readonly #market: () => Market | null;
  readonly #onMove: () => void;
  /** What was drawn last. */
  #drawn: Bar;
  /** During an update, the open menu's button before it, where the focus is at the menu. */
  #focused: HTMLElement | null = null;

  /**
   * @param market what the header shows
   * @param onMove the focus goes to another button
   */
  constructor(menu: MenuController, host: Host, market: () => Market | null, onMove: () => void) {
    this.#menu = menu;
    this.#host = host;
    this.#market = market;
    this.#onMove = onMove;
    this.#drawn = this.#bar;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#focused = isFocusAtMenu(this.#menu, this.#host) ? this.#menu.button : null;
    const { open } = this.#menu;
    const before = this.#drawn;
    this.#drawn = this.#bar;
    if (!open) return;
    const now = menuAgain(open, before, this.#drawn);
    if (!now) this.#menu.close({ returnFocus: true });
    else if (now !== open) this.#menu.follow(now);
  }

  /** The node of an open sub-menu goes behind "More" and comes back as the bar's room changes: so does the focus. */
  hostUpdated(): void {
    const { button } = this.#menu;
    if (this.#focused && button && button !== this.#focused) {
      this.#onMove();
      button.focus({ preventScroll: true });
    }
    this.#focused = null;
  }

  /** Whether an update is under way that may take or move the focus, which is nobody leaving. */
  get isKeeping(): boolean {
    return this.#focused !== null;
  }

  get #bar(): Bar {
    const { session } = this.#host;
    const market = this.#market();
    return { person: currentUser(session)?.userId, nodes: market ? primaryNodes(market, session) : [] };
  }
}
