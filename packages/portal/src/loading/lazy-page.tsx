import { createContext, use, type ComponentType } from 'react';

/** A script of the portal did not come: mostly the connection, and never the page's own fault. */
export class LostScript extends Error {
  override readonly name = 'LostScript';
}

/** Each try to show a page is a value of its own; see `PageBoundary`. */
export const AttemptContext = createContext({});

/** A page whose script loads when it is shown. Unlike `lazy`, what did not come is asked for again at the next attempt. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const script = scriptOf(load);
  return function LazyPage(props: Props) {
    const { default: Page } = use(script.at(use(AttemptContext)));
    return <Page {...props} />;
  };
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
      const now = { attempt, module, isLost: false };
      asked = now;
      return module;
    },
  };
}
