import type { ClassAttributes, HTMLAttributes } from 'react';
export type {} from '@fleet-portal/elements/shell';

type Tag = Extract<keyof HTMLElementTagNameMap, `fp-${string}`>;
type EventName = Extract<keyof GlobalEventHandlersEventMap, `fp-${string}`>;

type Listeners = { [Name in EventName as `on${Name}`]?: (event: GlobalEventHandlersEventMap[Name]) => void };

/** What an element adds to every element's own, but its methods. */
type Properties<Element> = {
  [
    Name in Exclude<keyof Element, keyof HTMLElement> as Element[Name] extends (...words: never) => unknown
      ? never
      : Name
  ]?: Element[Name];
};

type Props<Element> = ClassAttributes<Element> &
  Omit<HTMLAttributes<Element>, keyof Properties<Element>> &
  Properties<Element> &
  Listeners;

type Tags = { [Name in Tag]: Props<HTMLElementTagNameMap[Name]> };

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the one way to tell React's types of a tag
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a declaration that is merged
    interface IntrinsicElements extends Tags {}
  }
}
