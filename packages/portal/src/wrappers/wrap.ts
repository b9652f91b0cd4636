import { createComponent, type EventName, type ReactWebComponent } from '@lit/react';
import React from 'react';
import { withDefaults, type WithDefaults } from './with-defaults.ts';

type ShellEvent = Extract<keyof GlobalEventHandlersEventMap, `fp-${string}`>;

/** `MenuOpen` for `menu-open`. */
type PascalCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** The event names by the props for their handlers: `onMenuOpen` handles `fp-menu-open`. */
export type EventProps<Name extends ShellEvent> = {
  [Event in Name as Event extends `fp-${infer Rest}` ? `on${PascalCase<Rest>}` : never]: EventName<
    GlobalEventHandlersEventMap[Event]
  >;
};

/** The React component of an element, named like its tag without the prefix; the props for event handlers are named like their events. */
export function wrap<Tag extends keyof HTMLElementTagNameMap, Name extends ShellEvent = never>(
  tagName: Tag,
  elementClass: new () => HTMLElementTagNameMap[Tag],
  eventNames: readonly Name[] = [],
): WithDefaults<ReactWebComponent<HTMLElementTagNameMap[Tag], EventProps<Name>>> {
  const props = eventNames.map((name) => [`on${pascalCase(name)}`, name]);
  const events = Object.fromEntries(props) as EventProps<Name>;
  const displayName = pascalCase(tagName);
  return withDefaults(createComponent({ react: React, tagName, elementClass, events, displayName }));
}

/** `MenuOpen` for `fp-menu-open`. */
function pascalCase(name: string): string {
  return name.slice('fp'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
