import type { LitElement } from 'lit';

/** The shell's tags, as far as a program knows their modules. */
export type Tag = Extract<keyof HTMLElementTagNameMap, `fp-${string}`>;

export type EventName = Extract<keyof GlobalEventHandlersEventMap, `fp-${string}`>;

/** What an element adds to every element's own, but its methods. */
export type Properties<Element> = {
  [
    Name in Exclude<keyof Element, keyof LitElement> as Element[Name] extends (...words: never) => unknown
      ? never
      : Name
  ]?: Element[Name];
};
