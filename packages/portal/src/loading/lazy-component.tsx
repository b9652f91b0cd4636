import { messageOf } from '@fleet-portal/model/rules';
import { use, type ReactNode } from 'react';
import { inTime } from './in-time.ts';
import { LateContext } from './LateBoundary.tsx';
import { withSecondTry } from './second-try.ts';

/** A script of the portal did not come: mostly the connection, and never the page's own fault. */
export class LostScript extends Error {
  override readonly name = 'LostScript';
}

type Component<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<{ default: Component<Props> }>;

/**
 * A part of the page whose script loads when it is first drawn, and is asked for twice in each attempt: nobody could ask again. It may
 * come however late: nothing would stand in its place either.
 */
export function lazyPart<Props extends object = object>(load: Load<Props>) {
  return lazyComponent(withSecondTry(load));
}

/** A page whose script loads when it is shown, and is lost where that takes too long. */
export function lazyPage<Props extends object = object>(load: Load<Props>) {
  return lazyComponent(() => inTime(load()));
}

/**
 * Unlike with React's `lazy`, what did not come is asked for again at the next attempt. Once `preload` has brought it, it is drawn at
 * once, with what is around it.
 */
function lazyComponent<Props extends object>(load: Load<Props>) {
  const askFor = scriptOf(load);
  function Late(props: Props) {
    const { attempt, reveal } = use(LateContext);
    const { default: Shown } = use(askFor(attempt, reveal));
    return <Shown {...props} />;
  }
  return Object.assign(Late, { preload: () => askFor({}) });
}

interface Asked<Module> {
  attempt: object;
  module: Promise<Module>;
  state: 'pending' | 'there' | 'lost';
}

/**
 * What asks for a script in an attempt. Within one a failure stays, else React would ask for ever. `onSettled` is called once the script
 * has come or failed, if it has not before.
 */
function scriptOf<Module>(load: () => Promise<Module>) {
  let asked: Asked<Module> | null = null;
  return (attempt: object, onSettled?: () => void): Promise<Module> => {
    if (!asked || (asked.state === 'lost' && asked.attempt !== attempt)) asked = ask(load, attempt);
    const { module, state } = asked;
    if (onSettled && state === 'pending') void module.then(onSettled, onSettled);
    return module;
  };
}

function ask<Module>(load: () => Promise<Module>, attempt: object): Asked<Module> {
  const module = load().catch((cause: unknown) => {
    throw new LostScript(messageOf(cause), { cause });
  });
  const asked: Asked<Module> = { attempt, module, state: 'pending' };
  void module.then(
    (value) => {
      asked.state = 'there';
      // As React marks it itself: one that has come need not be waited for.
      void Object.assign(module, { status: 'fulfilled', value });
    },
    () => {
      asked.state = 'lost';
    },
  );
  return asked;
}
