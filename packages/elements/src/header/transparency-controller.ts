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

/** How long the way to the top of a page may take once the brand link is clicked, in ms. */
const arrivalTime = 1000;

/** Feeds scrolling, menus, brand clicks and path changes to the header's transparency (HDR-06); loaded with its first hero. */
export class TransparencyController implements ReactiveController {
  readonly #host: Host;
  readonly #menu: MenuController;
  #state: Transparency = opaque;
  #path: string;
  /** Whether the page over whose hero it stood has just been left. */
  #hasLeft = false;
  #connection: AbortController | undefined;
  #arrival: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, menu: MenuController) {
    this.#host = host;
    this.#menu = menu;
    this.#path = pathOf(host);
    host.addController(this);
  }

  /** Whether the header lets the hero through now. */
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

  /** The update itself may have closed the menu: with its node, or its person. */
  hostUpdated(): void {
    this.#lookAtMenu();
    if (this.#hasLeft && !this.isOn) this.#endFades();
    this.#hasLeft = false;
  }

  /** The hero has gone at once with its page: fading, the bars would stand gray over the next one. */
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

  /** What is passed on the way to the top is not looked at. */
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

  /** It leads to the top of a page; where that has not come by then, the header stands on white again. */
  readonly #onClick = (event: MouseEvent): void => {
    const brand = this.#host.renderRoot.querySelector('.brand');
    if (!event.composedPath().some((node) => node === brand) || hasModifier(event)) return;
    this.#apply({ type: 'brand-click' });
    this.#endArrival();
    if (scrollY > 0) this.#arrival = setTimeout(this.#lookAtScroll, arrivalTime);
  };
}

/** Whether it is a menu of the navigation bar's. */
function isPrimary(open: OpenMenu | null): boolean {
  return open?.kind === 'submenu' || open?.kind === 'more';
}

function pathOf({ currentPath }: Host): string {
  return splitUrl(here(currentPath)).path;
}
