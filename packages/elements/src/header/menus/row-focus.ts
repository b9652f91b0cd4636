import type { LitElement, ReactiveController } from 'lit';
import { focusedElement } from '../../focus/focused-element.ts';

/** Gives the focus of a row that goes as its panel is drawn anew to the panel's button: nobody has left the menu. */
export class RowFocus implements ReactiveController {
  readonly #panel: LitElement;
  #hadFocus = false;

  /** @param panel stands behind its button */
  constructor(panel: LitElement) {
    this.#panel = panel;
    panel.addController(this);
    // Chromium tells of what is removed with the focus as if somebody had left it.
    panel.addEventListener('focusout', (event) => this.#hadFocus && event.stopPropagation());
  }

  hostUpdate(): void {
    this.#hadFocus = !!this.#panel.shadowRoot?.activeElement;
  }

  hostUpdated(): void {
    if (this.#hadFocus && !focusedElement()) panelButton(this.#panel)?.focus({ preventScroll: true });
    this.#hadFocus = false;
  }
}

/** The button that a panel hangs from. */
export function panelButton(panel: Element): HTMLElement | null {
  return panel.parentElement?.querySelector<HTMLElement>(':scope > button') ?? null;
}
