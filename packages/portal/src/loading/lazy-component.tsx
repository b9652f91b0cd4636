import { createContext, use, type ReactNode } from 'react';
import { withSecondTry } from './second-try.ts';

/** A script of the portal did not come: mostly the connection, and never the page's own fault. */
export class LostScript extends Error {
  override readonly name = 'LostScript';
}

/** Each try to show what loads late is a value of its own; see `PageBoundary` and `OptionalPart`. */
export const AttemptContext = createContext({});

type Component<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<{ default: Component<Props> }>;

/** A part of the page whose script loads when it is first drawn, and is asked for twice in each attempt: nobody could ask again. */
export function lazyPart<Props extends object = object>(load: Load<Props>) {
  return lazyPage(withSecondTry(load));
}

/**
 * A page whose script loads when it is shown. Unlike React's `lazy`, what did not come is asked for again at the next attempt. Once
 * `preload` has brought it, it is drawn at once, with what is around it.
 */
export function lazyPage<Props extends object = object>(load: Load<Props>) {
  const script = scriptOf(load);
  function Late(props: Props) {
    const { default: Shown } = use(script.at(use(AttemptContext)));
    return <Shown {...props} />;
  }
  return Object.assign(Late, { preload: () => script.at({}) });
}

function scriptOf<Module>(load: () => Promise<Module>) {
  let asked: { attempt: object; module: Promise<Module>; isLost: boolean } | null = null;
  return {
    /** Within one attempt a failure stays, else React would ask for ever. */
    at(attempt: object): Promise<Module> {
      if (asked && (!asked.isLost || asked.attempt === attempt)) return asked.module;
      const module = load().catch((cause: unknown) => {
        now.isLost = true;
        throw new LostScript(cause instanceof Error ? cause.message : String(cause), { cause });
      });
      // As React marks it itself: one that has come need not be waited for.
      void module
        .then((value) => Object.assign(module, { status: 'fulfilled', value }))
        .catch(() => undefined);
      const now = { attempt, module, isLost: false };
      asked = now;
      return module;
    },
  };
}
