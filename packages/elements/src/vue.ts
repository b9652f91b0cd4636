import type { HTMLAttributes, PublicProps } from 'vue';
import type { EventName, Properties, Tag } from './internal/element-types.ts';
export type {} from './shell.ts';

/** Vue's name for a listener: `onFpNavigate` for `@fp-navigate`. */
type Listener<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Listener<Rest>}`
  : Capitalize<Name>;

type Listeners = {
  [Name in EventName as `on${Listener<Name>}`]?: (event: GlobalEventHandlersEventMap[Name]) => void;
};

type Props<Element> = Omit<HTMLAttributes, keyof Properties<Element>> &
  Properties<Element> &
  PublicProps &
  Listeners;

type Tags = {
  [Name in Tag]: new () => HTMLElementTagNameMap[Name] & { $props: Props<HTMLElementTagNameMap[Name]> };
};

declare module 'vue' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- a declaration that is merged
  interface GlobalComponents extends Tags {}

  /** Vue's own types lack the attribute, because its templates have another kind of slot. */
  interface HTMLAttributes {
    slot?: string | undefined;
  }

  interface SVGAttributes {
    slot?: string | undefined;
  }
}
