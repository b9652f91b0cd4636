import { viewFolder } from './view-folder.ts';

interface Watch {
  /** The address of the module, and the folder that the rest of its code comes from. */
  address: string;
  folder: string | null;
  onError: (error: unknown) => void;
}

const watches = new Set<Watch>();
/** The modules of views that were here: what one of them throws late is no other view's of its folder. */
const gone = new Set<string>();
/** How many views have just gone. */
let leaving = 0;
/** As long as it takes until the browser has told of what a view's aborted requests throw, in ms. */
const farewell = 100;
let listening: AbortController | null = null;

/**
 * Hears what a view throws where no framework catches it, such as in a click or a promise: errors of the window whose stack names
 * the view's module, or another script of its folder where no view's module is named. Returns what ends that; what the view's signal
 * has aborted is no failure, and is heard and passed over for a moment longer.
 */
export function watchErrors(address: string, onError: (error: unknown) => void): () => void {
  const watch = { address, folder: viewFolder(address), onError };
  watches.add(watch);
  listening ??= listen();
  return () => {
    if (!watches.delete(watch)) return;
    gone.add(address);
    leaving += 1;
    setTimeout(() => {
      leaving -= 1;
      if (leaving + watches.size > 0) return;
      listening?.abort();
      listening = null;
    }, farewell);
  };
}

function listen(): AbortController {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener(
    'error',
    (event) => {
      const error: unknown = event.error;
      pass(event, error ?? event.message, `${event.filename}\n${stackOf(error)}`);
    },
    options,
  );
  addEventListener(
    'unhandledrejection',
    (event) => {
      const reason: unknown = event.reason;
      if (leaving > 0 && isAbort(reason)) event.preventDefault();
      else pass(event, reason, stackOf(reason));
    },
    options,
  );
  return stop;
}

function pass(event: Event, error: unknown, stack: string): void {
  const all = [...watches];
  const isOfGone = [...gone].some((address) => stack.includes(address));
  const found =
    all.find(({ address }) => stack.includes(address)) ??
    all.find(({ folder }) => !isOfGone && folder !== null && stack.includes(folder));
  if (!found) return;
  event.preventDefault();
  found.onError(error);
}

/** What an aborted request says: its error names nobody, neither the view nor its script. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}
