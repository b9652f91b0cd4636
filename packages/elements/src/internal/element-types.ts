import type { LitElement } from 'lit';

/** The shell's tags, as far as a program imports their modules. */
export type Tag = Extract<keyof HTMLElementTagNameMap, `fp-${string}`>;

export type EventName = Extract<keyof GlobalEventHandlersEventMap, `fp-${string}`>;

/** The properties, not methods, that an element adds to those of every Lit element. */
export type Properties<Element> = {
  [
    Name in Exclude<keyof Element, keyof LitElement> as Element[Name] extends (...words: never) => unknown
      ? never
      : Name
  ]?: Element[Name];
};
