import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { NavigationProvider } from './NavigationProvider.tsx';
import type { RouteEntry } from './route-entry.ts';

const start = location.href;
let close: (() => void) | null = null;

/** Pages of which some wait for something before they are shown. */
interface HeldNavigation {
  /** The addresses that are requested and waiting, each with a function that lets it in. */
  waiting: Map<string, () => void>;
  /** Renders something else inside. */
  show: (children: ReactNode) => void;
}

/** Opens a navigation at `url`; addresses for which `holds` returns true have to be let in. */
export function holdNavigation(url: string, holds: (url: string) => boolean): HeldNavigation {
  history.pushState(null, '', url);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  close = () => {
    root.unmount();
    container.remove();
    history.pushState(null, '', start);
  };
  const waiting = new Map<string, () => void>();
  const enter = ({ url: to }: RouteEntry) =>
    new Promise<void>((enterNow) => {
      if (holds(to)) waiting.set(to, enterNow);
      else enterNow();
    });
  return {
    waiting,
    show: (children) =>
      root.render(
        <NavigationProvider redirectOf={stay} enter={enter} locate={(path) => path} leave={stay}>
          {children}
        </NavigationProvider>,
      ),
  };
}

export function closeNavigation(): void {
  close?.();
  close = null;
}

const stay = () => null;
