import '@fleet-portal/elements/define/banner';
import '@fleet-portal/elements/define/consent';
import '@fleet-portal/elements/define/footer';
import '@fleet-portal/elements/define/header';
import '@fleet-portal/elements/define/modal';
import '@fleet-portal/elements/define/notification-drawer';
import '@fleet-portal/elements/define/search-bar';
import '@fleet-portal/elements/define/skip-link';
import '@fleet-portal/elements/define/spinner';
import '@fleet-portal/elements/define/top-notifications';
import '@fleet-portal/elements/define/workspace-bar';
import '@fleet-portal/elements/events';
import type { ClassAttributes, HTMLAttributes } from 'react';

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
