import type { AnyThemeName } from '../theme/palettes.ts';

/** How what the shell adds to the page speaks and looks. */
export interface Look {
  locale: string;
  theme: AnyThemeName;
}

/** What an element has of its own in place of the header's. */
export type OwnLook = { [Key in keyof Look]?: Look[Key] | null | undefined };

const tags = 'fp-top-notifications,fp-banner,fp-modal-stack,fp-notification-drawer,fp-cookie-consent';

/** Gives what the shell adds to the page the header's language and theme, now and whenever they change. */
export class HostLook {
  readonly #read: () => Look;
  readonly #dressed = new WeakMap<Element, OwnLook>();
  /** How the page's own elements were before, as far as that was changed. */
  readonly #before = new WeakMap<Element, OwnLook>();
  #followed = '';

  /** @param read the look of this moment */
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
   * What the page's own element says of itself stays.
   * @param own what the page says of it elsewhere
   */
  adopt(element: Element & OwnLook, own: OwnLook = {}): void {
    if (this.#dressed.has(element)) return;
    const { locale, theme } = element;
    this.#before.set(element, { ...(!locale && { locale }), ...(!theme && { theme }) });
    this.dress(element, { ...(locale && { locale }), ...(theme && { theme }), ...own });
  }

  /** The look may have become another. */
  follow(): void {
    const { now } = this;
    const key = `${now.locale} ${now.theme}`;
    if (key === this.#followed) return;
    this.#followed = key;
    for (const element of document.querySelectorAll<Element & OwnLook>(tags)) {
      const own = this.#dressed.get(element);
      const { locale, theme } = element;
      // The page may have given it others since.
      if (own) Object.assign(element, now, 'locale' in own && { locale }, 'theme' in own && { theme });
    }
  }

  /** The page's own elements are again as they were. */
  giveBack(): void {
    for (const element of document.querySelectorAll(tags)) Object.assign(element, this.#before.get(element));
  }
}
