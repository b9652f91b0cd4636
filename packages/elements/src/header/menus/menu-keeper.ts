import type { Market, Session } from '@fleet-portal/model/entities';
import { currentUser, primaryNodes } from '@fleet-portal/model/rules';
import type { LitElement, ReactiveController } from 'lit';
import type { MenuController } from '../menu-controller.ts';
import { type Bar, menuAgain } from './menu-again.ts';
import { isFocusAtMenu } from './menu-place.ts';

export type Host = LitElement & { session: Session };

/** Keeps the menu open, and the focus at it, when the header updates. */
export class MenuKeeper implements ReactiveController {
  readonly #menu: MenuController;
  readonly #host: Host;
  readonly #market: () => Market | null;
  readonly #onMove: () => void;
  /** The user and nodes that were rendered last. */
  #drawn: Bar;
  /** The open menu's button at the start of an update, if the focus was at the menu; null otherwise. */
  #focused: HTMLElement | null = null;

  /**
   * @param market the market that the header shows
   * @param onMove called when the focus moves to another button
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

  /** The node of an open sub-menu moves behind "More" and back as the bar's width changes, so the focus follows its button. */
  hostUpdated(): void {
    const { button } = this.#menu;
    if (this.#focused && button && button !== this.#focused) {
      this.#onMove();
      button.focus({ preventScroll: true });
    }
    this.#focused = null;
  }

  /** Whether an update is running that may remove or move the focus: the user has not left the menu then. */
  get isKeeping(): boolean {
    return this.#focused !== null;
  }

  get #bar(): Bar {
    const { session } = this.#host;
    const market = this.#market();
    return { person: currentUser(session)?.userId, nodes: market ? primaryNodes(market, session) : [] };
  }
}
