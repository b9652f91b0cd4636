import { messageOf } from '@fleet-portal/model/rules';
import { use, type ReactNode } from 'react';
import { inTime } from './in-time.ts';
import { LateContext } from './LateBoundary.tsx';
import { withSecondTry } from './second-try.ts';

/** A script of the portal failed to load: usually because of the connection, never through the page's own fault. */
export class LostScript extends Error {
  override readonly name = 'LostScript';
}

type Component<Props> = (props: Props) => ReactNode;
type Load<Props> = () => Promise<{ default: Component<Props> }>;

/**
 * A part of the page whose script loads when it is first rendered. Each attempt requests the script twice, because the user cannot retry.
 * It may take any time: a failure would show nothing either.
 */
export function lazyPart<Props extends object = object>(load: Load<Props>) {
  return lazyComponent(withSecondTry(load));
}

/** A page whose script loads when it is shown, and counts as lost if that takes too long. */
export function lazyPage<Props extends object = object>(load: Load<Props>) {
  return lazyComponent(() => inTime(load()));
}

/**
 * Unlike with React's `lazy`, a script that failed to load is requested again at the next attempt. Once `preload` has loaded it, it renders
 * at once, together with what is around it.
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
 * Creates a function that requests a script for an attempt. A failure lasts for its attempt, otherwise React would request the script
 * forever. `onSettled` is called once the script has loaded or failed, unless it already has.
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
      // Marked as React does it: a promise that is already fulfilled need not be waited for.
      void Object.assign(module, { status: 'fulfilled', value });
    },
    () => {
      asked.state = 'lost';
    },
  );
  return asked;
}
