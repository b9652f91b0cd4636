import type { LitElement } from 'lit';
import {
  createElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ElementType,
  type ForwardRefExoticComponent,
  type FunctionComponent,
  type Ref,
} from 'react';

type Fields = HTMLElement & Record<string, unknown>;

const fresh = new Map<string, Fields>();

type OrUndefined<Props> = { [Name in keyof Props]?: Props[Name] | undefined };

/** The same component with props that may also be undefined, which strict TypeScript distinguishes from omitted ones. */
export type WithDefaults<Component extends ElementType> = ForwardRefExoticComponent<
  OrUndefined<ComponentProps<Component>>
>;

/** Gives properties that are omitted or undefined the value of a new element, since elements rely on their properties. */
export function withDefaults<Component extends ElementType>(component: Component): WithDefaults<Component> {
  const inner = component as unknown as FunctionComponent<{ ref: Ref<Fields> }>;
  function Wrapper({ ref, ...properties }: { ref?: Ref<unknown> }) {
    const element = useRef<Fields>(null);
    useImperativeHandle(ref, () => element.current);
    useLayoutEffect(() => {
      if (element.current) giveDefaults(element.current);
    });
    const given = Object.entries(properties).filter(([, value]) => value !== undefined);
    return createElement(inner, { ...Object.fromEntries(given), ref: element });
  }
  return Object.assign(Wrapper, { displayName: inner.displayName }) as unknown as WithDefaults<Component>;
}

function giveDefaults(element: Fields): void {
  const { localName } = element;
  const made = fresh.get(localName) ?? (document.createElement(localName) as Fields);
  fresh.set(localName, made);
  for (const property of (element.constructor as unknown as typeof LitElement).elementProperties.keys()) {
    const name = String(property);
    if (element[name] === undefined) Object.assign(element, { [name]: made[name] });
  }
}
