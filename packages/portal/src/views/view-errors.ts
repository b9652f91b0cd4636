import { viewFolder } from './view-folder.ts';

interface Watch {
  /** The module's address, and the folder of the rest of its code. */
  address: string;
  folder: string | null;
  onError: (error: unknown) => void;
}

const watches = new Set<Watch>();
/** The modules of removed views: their late errors do not belong to other views of the same folder. */
const gone = new Set<string>();
/** How many views have just been removed. */
let leaving = 0;
/** In ms: how long the browser may take to report the errors of a removed view's aborted requests. */
const farewell = 100;
let listening: AbortController | null = null;

/**
 * Catches errors that a view's framework does not catch, such as in a click handler or a promise: errors of the window whose stack
 * contains the view's module, or another script of its folder if it contains no view's module. Returns a function that stops it;
 * rejections of requests that the view's signal has aborted are not failures, and are suppressed for a moment longer.
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

/** The error of an aborted request; it identifies neither the view nor its script. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}
