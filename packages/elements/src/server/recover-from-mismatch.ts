import type { LitElement, PropertyValues } from 'lit';
import { removePreHydrationMenus } from './remove-pre-hydration-menus.ts';

type Update = (this: LitElement, changed: PropertyValues) => void;

/**
 * If the server's markup differs from what an element would render now, such as after the market has changed in between, renders the
 * element from scratch with a warning; otherwise it would be left without event listeners. Also removes the pre-hydration menus.
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
