import { LitElement } from 'lit';

/** An element that waits for its language's words, so that they never replace English ones before the user's eyes. */
export abstract class LocalizedElement extends LitElement {
  /** What the next update waits for; undefined once all is there. It never rejects. */
  protected abstract get awaited(): Promise<unknown> | undefined;

  protected override async scheduleUpdate(): Promise<void> {
    for (let awaited; (awaited = this.awaited);) await awaited;
    await super.scheduleUpdate();
    if (!this.hasUpdated) this.requestUpdate();
  }

  /** What was set before the element was defined is known only now. */
  protected override shouldUpdate(): boolean {
    return !this.awaited;
  }
}
