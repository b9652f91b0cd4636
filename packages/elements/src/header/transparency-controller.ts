import {
  hasModifier,
  isTransparent,
  opaque,
  splitUrl,
  type Transparency,
  transparencyAfter,
  type TransparencyEvent,
} from '@fleet-portal/model/rules';
import type { LitElement, ReactiveController } from 'lit';
import { here } from '../navigation/here.ts';
import type { MenuController } from './menu-controller.ts';
import type { OpenMenu } from './open-menu.ts';

type Host = LitElement & { transparent: boolean; currentPath: string | null };

/** How long scrolling to the top may take after a click on the brand link, in ms. */
const arrivalTime = 1000;

/** Feeds scrolling, menus, brand clicks and path changes into the header's transparency state (HDR-06); loaded with the first hero. */
export class TransparencyController implements ReactiveController {
  readonly #host: Host;
  readonly #menu: MenuController;
  #state: Transparency = opaque;
  #path: string;
  /** Whether the page has just changed while the header was transparent. */
  #hasLeft = false;
  #connection: AbortController | undefined;
  #arrival: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, menu: MenuController) {
    this.#host = host;
    this.#menu = menu;
    this.#path = pathOf(host);
    host.addController(this);
  }

  /** Whether the header is transparent now. */
  get isOn(): boolean {
    return isTransparent(this.#state);
  }

  hostConnected(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    addEventListener('scroll', this.#onScroll, { passive: true, signal });
    this.#host.addEventListener('click', this.#onClick, { signal });
    this.#onScroll();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
    this.#endArrival();
  }

  hostUpdate(): void {
    const path = pathOf(this.#host);
    if (path !== this.#path) {
      this.#hasLeft = this.isOn;
      this.#apply({ type: 'path-change' });
    }
    this.#path = path;
    this.#apply({ type: 'allow', isAllowed: this.#host.transparent });
    this.#lookAtMenu();
  }

  /** The update itself may have closed the menu, because its node or its user is gone. */
  hostUpdated(): void {
    this.#lookAtMenu();
    if (this.#hasLeft && !this.isOn) this.#endFades();
    this.#hasLeft = false;
  }

  /** The hero disappears at once with its page: bars that fade would show gray over the next page. */
  #endFades(): void {
    const root = this.#host.renderRoot as ShadowRoot;
    for (const fade of [...root.getAnimations(), ...this.#host.getAnimations({ subtree: true })])
      if (fade instanceof CSSTransition) fade.finish();
  }

  #lookAtMenu(): void {
    this.#apply({ type: 'menu', isOpen: isPrimary(this.#menu.open) });
  }

  #apply(event: TransparencyEvent): void {
    const before = this.isOn;
    this.#state = transparencyAfter(this.#state, event);
    if (this.isOn !== before) this.#host.requestUpdate();
  }

  /** Scroll positions on the way to the top are ignored. */
  readonly #onScroll = (): void => {
    if (this.#arrival && scrollY > 0) return;
    this.#lookAtScroll();
  };

  readonly #lookAtScroll = (): void => {
    this.#endArrival();
    this.#apply({ type: 'scroll', top: scrollY });
  };

  #endArrival(): void {
    clearTimeout(this.#arrival);
    this.#arrival = undefined;
  }

  /** The brand link leads to the top of a page; if that is not reached in time, the header becomes opaque again. */
  readonly #onClick = (event: MouseEvent): void => {
    const brand = this.#host.renderRoot.querySelector('.brand');
    if (!event.composedPath().some((node) => node === brand) || hasModifier(event)) return;
    this.#apply({ type: 'brand-click' });
    this.#endArrival();
    if (scrollY > 0) this.#arrival = setTimeout(this.#lookAtScroll, arrivalTime);
  };
}

/** Whether a menu of the navigation bar is open. */
function isPrimary(open: OpenMenu | null): boolean {
  return open?.kind === 'submenu' || open?.kind === 'more';
}

function pathOf({ currentPath }: Host): string {
  return splitUrl(here(currentPath)).path;
}
