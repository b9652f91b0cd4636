import { lazy, useState, type ReactNode } from 'react';
import { withSecondTry } from './second-try.ts';

type Component<Props> = (props: Props) => ReactNode;

/**
 * A part of the page whose script loads when it is first drawn, and is asked for twice; see `withSecondTry`. Once `preload` has
 * brought it, it is drawn at once, with what is around it.
 */
export function lazyPart<Props extends object = object>(load: () => Promise<{ default: Component<Props> }>) {
  const loadTwice = withSecondTry(load);
  const Late = lazy(loadTwice) as unknown as Component<Props>;
  let Arrived: Component<Props> | null = null;

  function Part(props: Props) {
    const [Shown] = useState(() => Arrived ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Part, {
    async preload() {
      ({ default: Arrived } = await loadTwice());
    },
  });
}
