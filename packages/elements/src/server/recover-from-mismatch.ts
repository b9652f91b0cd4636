import type { LitElement, PropertyValues } from 'lit';
import { removePreHydrationMenus } from './remove-pre-hydration-menus.ts';

type Update = (this: LitElement, changed: PropertyValues) => void;

/**
 * Where the server's markup is not what an element would make now, such as with a market that was changed in between, the element is
 * drawn anew and the console says so once: left to itself it would stay without its events. The menus of before the script end.
 */
export function recoverFromMismatch({ prototype }: { prototype: LitElement }): void {
  const base = prototype as unknown as { update: Update };
  const { update } = base;
  base.update = function (changed) {
    const made = this.hasUpdated ? null : this.shadowRoot;
    if (!made?.querySelector(':not(style)')) {
      update.call(this, changed);
      return;
    }
    try {
      update.call(this, changed);
    } catch (error) {
      console.warn(`<${this.localName}> is drawn anew: the server made it otherwise.`, error);
      made.replaceChildren(...[...made.children].filter(({ localName }) => localName === 'style'));
      update.call(this, changed);
    }
    void this.updateComplete.then(() => removePreHydrationMenus(made));
  };
}
