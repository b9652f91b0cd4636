import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ViewAdapter } from '../view-adapter.ts';
import type { ViewInputs } from '@fleet-portal/model/rules';

/** A React view has a root of its own: nothing that it throws reaches the shell's tree, and its time slices delay nobody. */
export const mountReact: ViewAdapter = (component, { slot, onError }, inputs) => {
  const View = component as ComponentType<ViewInputs>;
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
    // React refuses to unmount one root while it is at work on another.
    unmount: () => Promise.resolve().then(() => root.unmount()),
  };
};

/** Its effect runs after those of all that is inside. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children?: ReactNode }): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
