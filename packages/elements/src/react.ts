import type { ClassAttributes, HTMLAttributes } from 'react';
import type { EventName, Properties, Tag } from './internal/element-types.ts';
export type {} from './shell.ts';

type Listeners = { [Name in EventName as `on${Name}`]?: (event: GlobalEventHandlersEventMap[Name]) => void };

type Props<Element> = ClassAttributes<Element> &
  Omit<HTMLAttributes<Element>, keyof Properties<Element>> &
  Properties<Element> &
  Listeners;

type Tags = { [Name in Tag]: Props<HTMLElementTagNameMap[Name]> };

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the one way to tell React's types of a tag
  namespace JSX {
    // oxlint-disable-next-line typescript/no-empty-object-type -- a declaration that is merged
    interface IntrinsicElements extends Tags {}
  }
}
