import type { LitElement, ReactiveController } from 'lit';
import { focusedElement } from '../../focus/focused-element.ts';
import { panelButton } from './panel-button.ts';

/** Keeps the focus of a row that its panel moves as it is drawn anew, and gives that of one that goes to the panel's button: nobody has left. */
export class RowFocus implements ReactiveController {
  readonly #panel: LitElement;
  /** What has the focus as an update begins. */
  #focused: HTMLElement | null = null;

  /** @param panel stands behind its button */
  constructor(panel: LitElement) {
    this.#panel = panel;
    panel.addController(this);
    // Chromium tells of what is removed with the focus as if somebody had left it.
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
