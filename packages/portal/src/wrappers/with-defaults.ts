import type { LitElement } from 'lit';
import {
  createElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FunctionComponent,
  type Ref,
} from 'react';

type Fields = HTMLElement & Record<string, unknown>;

const fresh = new Map<string, Fields>();

/** A property that is left out or undefined is what a new element has, for elements count on their properties. */
export function withDefaults<Component>(component: Component): Component {
  const inner = component as FunctionComponent<{ ref: Ref<Fields> }>;
  function Wrapper({ ref, ...properties }: { ref?: Ref<unknown> }) {
    const element = useRef<Fields>(null);
    useImperativeHandle(ref, () => element.current);
    useLayoutEffect(() => {
      if (element.current) giveDefaults(element.current);
    });
    const given = Object.entries(properties).filter(([, value]) => value !== undefined);
    return createElement(inner, { ...Object.fromEntries(given), ref: element });
  }
  return Object.assign(Wrapper, { displayName: inner.displayName }) as Component;
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
