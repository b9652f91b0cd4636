import type { AnyThemeName } from '../theme/palettes.ts';

/** The language and theme of what the shell adds to the page. */
export interface Look {
  locale: string;
  theme: AnyThemeName;
}

/** An element's own language and theme, used instead of the header's. */
export type OwnLook = { [Key in keyof Look]?: Look[Key] | null | undefined };

const tags = 'fp-top-notifications,fp-banner,fp-modal-stack,fp-notification-drawer,fp-cookie-consent';

/** Gives what the shell adds to the page the header's language and theme, now and whenever they change. */
export class HostLook {
  readonly #read: () => Look;
  readonly #dressed = new WeakMap<Element, OwnLook>();
  /** The language and theme of the page's own elements before they were changed, as far as they were. */
  readonly #before = new WeakMap<Element, OwnLook>();
  #followed = '';

  /** @param read returns the current look */
  constructor(read: () => Look) {
    this.#read = read;
  }

  get now(): Look {
    return this.#read();
  }

  dress(element: Element, own: OwnLook = {}): void {
    this.#dressed.set(element, own);
    Object.assign(element, this.now, own);
  }

  /**
   * Adopts the page's own element, which keeps the language and theme that it has.
   * @param own what the page specifies elsewhere
   */
  adopt(element: Element & OwnLook, own: OwnLook = {}): void {
    if (this.#dressed.has(element)) return;
    const { locale, theme } = element;
    this.#before.set(element, { ...(!locale && { locale }), ...(!theme && { theme }) });
    this.dress(element, { ...(locale && { locale }), ...(theme && { theme }), ...own });
  }

  /** To be called when the look may have changed. */
  follow(): void {
    const { now } = this;
    const key = `${now.locale} ${now.theme}`;
    if (key === this.#followed) return;
    this.#followed = key;
    for (const element of document.querySelectorAll<Element & OwnLook>(tags)) {
      const own = this.#dressed.get(element);
      const { locale, theme } = element;
      // The page may have changed the element's own look since.
      if (own) Object.assign(element, now, 'locale' in own && { locale }, 'theme' in own && { theme });
    }
  }

  /** Restores the page's own elements. */
  giveBack(): void {
    for (const element of document.querySelectorAll(tags)) Object.assign(element, this.#before.get(element));
  }
}
