import { Routes } from '@lit-labs/router/routes.js';
import { css, html, LitElement } from 'lit';
import { nameAndMessageOf, safePath } from '@fleet-portal/model/rules';
import { FpRouteEvent, type RouterNavigateEvent } from './events.ts';
import { newKey, readKey, writeKey } from './history-key.ts';
import { linkClick } from './link-click.ts';
import { quoted } from './quoted.ts';
import { pathOf, type Arrival, type RouteEntry, type Scroll } from './route-entry.ts';
import { isRestoring } from './scroll.ts';
import { ScrollMemory } from './scroll-memory.ts';

/** The key of the last entry of this document, shared by all routers, because another user gets a new router. */
let lastKey = '';

/**
 * Watches the address bar and reports the current history entry. It does not decide what is shown there.
 *
 * It is built around the `Routes` of @lit-labs/router instead of its `Router`, which intercepts hash links, ignores queries, makes no
 * history entries of its own, and lets a slow navigation win over a later one. `Routes` of elements inside find this host as their
 * parent and get the path after the locale.
 *
 * @slot - The page.
 * @fires fp-route - Another entry is the current one, and `enter` has finished for it.
 */
export class FpRouter extends LitElement {
  static override properties = {
    enter: { attribute: false },
    locate: { attribute: false },
    isOutside: { attribute: false },
    leave: { attribute: false },
  };
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  /** Runs before an entry is reported; its signal is aborted once a newer navigation has overtaken it. */
  declare enter: (entry: RouteEntry, signal: AbortSignal) => Promise<void> | void;
  /** Resolves the path of a `router-navigate` event against the entry that was reported last. */
  declare locate: (path: string, entry: RouteEntry) => string;
  /** Whether the server answers a path of this origin. */
  declare isOutside: (path: string) => boolean;
  /** Leaves the page for another document; `replace` requests that it replace the current entry. */
  declare leave: (href: string, options?: { replace?: boolean }) => void;

  /** The entry that was reported last; null before the first one. */
  entry: RouteEntry | null = null;

  #latest: RouteEntry | null = null;
  #navigation = new AbortController();
  #listening = new AbortController();
  #memory = new ScrollMemory();
  #scrolledTo = 0;
  #routes = new Routes(this, [
    { path: '/:locale([a-z]{2}-[a-z0-9]{2,8})/*', enter: () => this.#enter() },
    { path: '/*', enter: () => this.#enter() },
  ]);

  constructor() {
    super();
    this.enter = () => undefined;
    this.locate = (path) => path;
    this.isOutside = () => false;
    this.leave = (href) => location.assign(href);
  }

  /** Goes to path?query#hash like a click on a link. */
  push(url: string): void {
    if (this.isOutside(pathOf(url))) {
      this.leave(url);
      return;
    }
    this.#remember(window.scrollY);
    const last = url === currentUrl() ? this.#latest : null;
    const key = last?.key ?? newKey();
    if (write(last ? 'replaceState' : 'pushState', writeKey(null, key), url))
      this.#report('push', key, { kind: 'top' }, last?.how === 'push' ? last.from : undefined);
    else this.leave(url);
  }

  /** Replaces the current address; a page that stays does not scroll. */
  replace(url: string): void {
    const { how = 'replace', scroll = { kind: 'keep' } } = this.#pending;
    this.#replace(url, how, scroll);
  }

  /**
   * Replaces an address that redirects, keeping how the user arrived, and the history state. If the page of the address was shown
   * first, such as before the user lost a permission, it is replaced by another page, which starts at its top.
   */
  redirect(url: string, wasShown = false): void {
    const last = wasShown ? null : this.#latest;
    const scroll = last?.scroll.kind === 'keep' ? last.scroll : { kind: 'top' as const };
    this.#replace(url, last?.how ?? 'replace', scroll);
  }

  /** Whether a newer navigation has started, though it may not have been reported yet. */
  isOvertaken(entry: RouteEntry): boolean {
    return entry !== this.#latest;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The previous user's router has only now stored its positions.
    this.#memory = new ScrollMemory();
    const listening = (this.#listening = new AbortController());
    addEventListener('click', this.#onClick, listening);
    addEventListener('popstate', this.#onHistory, listening);
    addEventListener('hashchange', this.#onHistory, listening);
    addEventListener('router-navigate', this.#onNavigateRequest, listening);
    addEventListener('pagehide', this.#onPageHide, listening);
    addEventListener('pageshow', this.#onPageShow, listening);
    addEventListener('scroll', this.#onScroll, { signal: listening.signal, passive: true });
    if ('navigation' in window)
      navigation.addEventListener('currententrychange', this.#onEntryChange, listening);
    history.scrollRestoration = 'manual';
    this.#load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Its content is gone, and with it the window's scroll position.
    this.#remember(this.#scrolledTo);
    this.#memory.store();
    this.#listening.abort();
    this.#navigation.abort();
    history.scrollRestoration = 'auto';
  }

  override render() {
    return html`<slot></slot>`;
  }

  /** What an unreported entry keeps when its address is replaced. */
  get #pending(): Partial<RouteEntry> {
    return this.entry === this.#latest ? {} : { ...this.#latest };
  }

  #load(): void {
    const key = readKey(history.state);
    if (key) this.#report(key === lastKey ? 'replace' : 'load', key, this.#scrollOf(key));
    else this.#adopt('load', { kind: 'top' });
  }

  #replace(url: string, how: Arrival, scroll: Scroll): void {
    const key = readKey(history.state) ?? newKey();
    if (write('replaceState', writeKey(history.state, key), url))
      this.#report(how, key, scroll, this.#latest?.from);
    else this.leave(url, { replace: true });
  }

  /** Takes over an entry that something else has created. */
  #adopt(how: Arrival = 'push', scroll: Scroll = { kind: 'keep' }, from?: string): void {
    this.#remember(this.#scrolledTo);
    const key = newKey();
    write('replaceState', writeKey(history.state, key));
    this.#report(how, key, scroll, from);
  }

  #report(how: Arrival, key: string, scroll: Scroll, from = this.#latest?.url ?? ''): void {
    const entry: RouteEntry = { url: currentUrl(), how, from, key, scroll };
    this.#latest = entry;
    lastKey = key;
    void this.#go(entry);
  }

  async #go(entry: RouteEntry): Promise<void> {
    this.#navigation.abort();
    const { signal } = (this.#navigation = new AbortController());
    const isOvertaken = () => signal.aborted;
    await Promise.resolve(); // A host that has just added the router can set its properties first.
    if (isOvertaken()) return;
    await this.#routes.goto(pathOf(entry.url));
    if (isOvertaken()) return;
    this.entry = entry;
    this.dispatchEvent(new FpRouteEvent(entry));
  }

  /** False tells `Routes` that a newer navigation has overtaken this one. */
  async #enter(): Promise<boolean> {
    const entry = this.#latest;
    const { signal } = this.#navigation;
    try {
      if (entry) await this.enter(entry, signal);
    } catch (error) {
      if (!signal.aborted) console.error(`fp-router: what ${entry?.url} needs beforehand failed:`, error);
    }
    return !signal.aborted;
  }

  #scrollOf(key: string): Scroll {
    const y = this.#memory.get(key);
    return y === undefined ? { kind: 'top' } : { kind: 'restore', y };
  }

  #remember(y: number): void {
    if (this.entry && this.entry === this.#latest && !isRestoring(this.entry))
      this.#memory.set(this.entry.key, y);
  }

  #onClick = (event: MouseEvent): void => {
    const url = linkClick(event, new URL(location.href));
    if (!url || this.isOutside(url.pathname) || url.pathname.startsWith('//')) return;
    event.preventDefault();
    this.push(url.pathname + url.search + url.hash);
  };

  #onHistory = ({ type }: Event): void => {
    const key = readKey(history.state);
    const latest = this.#latest;
    const isSame = key === latest?.key;
    if (currentUrl() === latest?.url) {
      // Firefox keeps no key when a fragment link is followed again, nor does a script that writes its own state.
      if (!key) write('replaceState', writeKey(history.state, latest.key));
      if (!key || isSame) return;
    }
    const { how, scroll, from } = this.#pending;
    if (!key) return this.#adopt(how, scroll, from);
    if (isSame) return this.#report(how ?? 'replace', key, scroll ?? { kind: 'keep' }, latest.from);
    this.#remember(type === 'popstate' ? window.scrollY : this.#scrolledTo);
    this.#report('pop', key, this.#scrollOf(key));
  };

  /** Detects addresses written by scripts; the delay lets the router's own changes, and those by Back and Forward, be handled first. */
  #onEntryChange = (event: Event): void => {
    setTimeout(() => {
      if (this.isConnected) this.#onHistory(event);
    });
  };

  #onNavigateRequest = ({ detail }: RouterNavigateEvent): void => {
    const path: unknown = typeof detail === 'string' ? detail : detail?.path;
    if (path === undefined) {
      this.replace(currentUrl());
      return;
    }
    const safe = typeof path === 'string' ? safePath(path, location.origin) : null;
    if (safe === null) {
      console.warn(`fp-router: refused router-navigate to ${quoted(path)}`);
      return;
    }
    this.push(this.entry && !this.isOutside(pathOf(safe)) ? this.locate(safe, this.entry) : safe);
  };

  #onPageHide = (): void => {
    this.#remember(window.scrollY);
    this.#memory.store();
  };

  /** WebKit restores a page from the back/forward cache scrolled to the top. */
  #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    const y = this.#latest && this.#memory.get(this.#latest.key);
    if (persisted && y) window.scrollTo({ top: y, behavior: 'instant' });
  };

  #onScroll = (): void => {
    this.#scrolledTo = window.scrollY;
  };
}

/** Changes the history; false if the browser refuses, as Safari does after a hundred changes within some seconds. */
function write(method: 'pushState' | 'replaceState', state: unknown, url?: string): boolean {
  try {
    history[method](state, '', url);
    return true;
  } catch (error) {
    console.warn(`fp-router: ${nameAndMessageOf(error)}`);
    return false;
  }
}

function currentUrl(): string {
  return location.pathname + location.search + location.hash;
}
