import type { ViewDescriptor } from '@fleet-portal/model/entities';
import {
  drawFailure,
  loadFailure,
  ViewFailure,
  type SharedInputs,
  type ViewInputs,
  type ViewSource,
} from '@fleet-portal/model/rules';
import { loadModule, pickExport } from './load-export.ts';
import { noteLoadFailure } from './module-address.ts';
import { readOnly } from './read-only.ts';
import { createReadiness } from './readiness.ts';
import { adapterFor, type ViewHandle } from './view-adapter.ts';
import { isAbort, watchErrors } from './view-errors.ts';
import { createSpot } from './view-spot.ts';

interface AttemptOptions {
  host: HTMLElement;
  descriptor: ViewDescriptor;
  source: ViewSource;
  /** How long the view may take until it is ready, in ms. */
  limit: number;
  inputs: () => SharedInputs;
  onReady: () => void;
  /** Called when the view has failed and everything of it is removed. */
  onFailed: (failure: ViewFailure) => void;
  /** Called when something failed, but the view is still usable. */
  onError: (error: unknown) => void;
}

export interface Attempt {
  /** Passes changed inputs to the view. */
  update: () => void;
  close: () => void;
}

/** The inputs that are not functions. */
type Facts = Pick<ViewInputs, 'market' | 'locale' | 'user' | 'extras' | 'theme' | 'currentPath'>;

const nothing = () => undefined;

/** One attempt to load and mount a view. It ends with `close`, or by itself when it fails. */
export function startAttempt(options: AttemptOptions): Attempt {
  const { host, descriptor, source, limit } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const isHere = () => !signal.aborted;
  const spot = createSpot(host, descriptor, source);
  // A removed view has aborted its requests; that is not a failure.
  const onError = (error: unknown) => (isHere() || !isAbort(error)) && options.onError(error);
  const readiness = createReadiness((error) => isHere() && onError(error));
  const unwatch = watchErrors(source.address, onError);
  const timer = setTimeout(() => {
    fail(new ViewFailure('time', `The view was not ready after ${limit / 1000} s`));
  }, limit);
  let handle: ViewHandle | null = null;
  let isLoaded = false;

  const own: Omit<ViewInputs, keyof Facts> = {
    signal,
    reportError: onError,
    waitUntil: readiness.waitUntil,
    track: (data) => options.inputs().track(data),
    // A removed view must not change anything any more (RTE-26).
    navigate: (path, how) => isHere() && options.inputs().navigate(path, how),
    setTitle: (title) => isHere() && options.inputs().setTitle(title, signal),
    notify: (notification) => (isHere() ? options.inputs().notify(notification, signal) : nothing),
    openModal: (modal) => (isHere() ? options.inputs().openModal(modal, signal) : nothing),
  };
  const inputsNow = (): ViewInputs => readOnly({ ...options.inputs(), ...own });

  async function run(): Promise<void> {
    const module = await loadModule(options);
    isLoaded = true;
    spot.ran();
    const exported = pickExport(module, options);
    const mount = await adapterFor(source.framework, exported);
    if (!isHere()) return;
    // A view that is being removed cannot fail any more; its errors are only reported.
    const onViewError = (error: unknown, what: 'broken' | 'other') =>
      what === 'broken' && isHere() ? failToDraw(error) : onError(error);
    const first = inputsNow();
    let mounted: ViewHandle;
    try {
      mounted = await mount(exported, { slot: spot.slot, root: spot.root, onError: onViewError }, first);
    } catch (error) {
      return failToDraw(error);
    }
    spot.ran();
    if (!isHere()) return unmount(mounted);
    handle = mounted;
    update();
    await mounted.drawn;
    spot.ran();
    await spot.styled;
    await readiness.ready();
    if (!isHere()) return;
    clearTimeout(timer);
    spot.loaded();
    options.onReady();
  }

  function update(): void {
    try {
      handle?.update(inputsNow());
    } catch (error) {
      failToDraw(error);
    }
  }

  /** A module remembers that a late part of it failed to load, so it has to be run anew, like one that failed to load itself. */
  function failToDraw(error: unknown): void {
    const failure = drawFailure(error);
    fail(failure, failure.kind === 'missing');
  }

  function fail(failure: ViewFailure, isLost = !isLoaded): void {
    if (!isHere()) return;
    if (isLost) noteLoadFailure(source.address);
    close();
    options.onFailed(failure);
  }

  /** Whatever the view does on unmounting, it is removed. */
  function unmount(mounted: ViewHandle): void {
    try {
      Promise.resolve(mounted.unmount()).catch(onError);
    } catch (error) {
      onError(error);
    }
  }

  function close(): void {
    if (signal.aborted) return;
    stop.abort();
    clearTimeout(timer);
    if (handle) unmount(handle);
    handle = null;
    spot.remove();
    unwatch();
  }

  run().catch((error: unknown) => fail(loadFailure(error)));
  return { update, close };
}
