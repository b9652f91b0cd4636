import { createElement, isValidElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ViewFailure, type ViewInputs } from '@fleet-portal/model/rules';
import type { ViewAdapter } from '../view-adapter.ts';

/** A React view has its own root: its errors do not reach the shell's tree, and its time slices delay nothing else. */
export const mountReact: ViewAdapter = (component, { slot, onError }, inputs) => {
  if (!isComponent(component))
    throw new ViewFailure('broken', 'What the module exports is no react component');
  const View = component;
  const { promise: drawn, resolve } = Promise.withResolvers<undefined>();
  const root = createRoot(slot, {
    onUncaughtError: (error) => onError(error, 'broken'),
    onCaughtError: (error) => onError(error, 'other'),
    onRecoverableError: (error) => console.warn('A view recovered from an error.', error),
  });
  const render = (now: ViewInputs) =>
    root.render(createElement(Drawn, { onDrawn: () => resolve(undefined) }, createElement(View, now)));
  render(inputs);
  return {
    drawn,
    update: render,
    // React refuses to unmount a root while it renders another.
    unmount: () => Promise.resolve().then(() => root.unmount()),
  };
};

/** React marks its special components, such as `memo`, in the same way as elements, which are not components. */
function isComponent(value: unknown): value is ComponentType<ViewInputs> {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value);
}

/** Its effect runs after those of its descendants. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children?: ReactNode }): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
