import type { LitElement, ReactiveController } from 'lit';
import { focusedElement } from '../../focus/focused-element.ts';
import { panelButton } from './panel-button.ts';

/**
 * Keeps the focus on a row that its panel moves when it renders; if the row is removed, the panel's button gets the focus, so that the
 * panel stays open.
 */
export class RowFocus implements ReactiveController {
  readonly #panel: LitElement;
  /** The focused element when an update begins. */
  #focused: HTMLElement | null = null;

  /** @param panel an element that follows its button */
  constructor(panel: LitElement) {
    this.#panel = panel;
    panel.addController(this);
    // Chromium fires `focusout` for a removed element, as if the user had left it.
    panel.addEventListener('focusout', (event) => this.#focused && event.stopPropagation());
  }

  hostUpdate(): void {
    this.#focused = (this.#panel.renderRoot as ShadowRoot).activeElement as HTMLElement | null;
  }

  hostUpdated(): void {
    const row = this.#focused;
    if (row && !focusedElement())
      (row.isConnected ? row : panelButton(this.#panel))?.focus({ preventScroll: true });
    this.#focused = null;
  }
}
