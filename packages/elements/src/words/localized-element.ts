import { LitElement } from 'lit';

/** An element that waits for the words of its language before it renders, so that the user never sees English text being replaced. */
export abstract class LocalizedElement extends LitElement {
  /** What the next update waits for; undefined once everything is there. It never rejects. */
  protected abstract get awaited(): Promise<unknown> | undefined;

  protected override async scheduleUpdate(): Promise<void> {
    for (let awaited; (awaited = this.awaited);) await awaited;
    await super.scheduleUpdate();
    if (!this.hasUpdated) this.requestUpdate();
  }

  /** Checks again: properties that were set before the element was defined are known only now. */
  protected override shouldUpdate(): boolean {
    return !this.awaited;
  }
}
