import { viewTimes } from '@fleet-portal/model/constants';
import type { Environment, ViewDescriptor } from '@fleet-portal/model/entities';
import {
  nextViewLife,
  retryDelay,
  viewFailure,
  viewSource,
  waitingView,
  type SharedInputs,
  type ViewEvent,
  type ViewFailure,
  type ViewLife,
} from '@fleet-portal/model/rules';
import { createStore, type Store } from '../store/create-store.ts';
import { startAttempt, type Attempt } from './view-attempt.ts';

export interface ViewOptions {
  descriptor: ViewDescriptor;
  environment: Pick<Environment, 'WEBCOMPONENT_BASE_URL'>;
  /** Called with the failure that ends a view, and with errors that do not. */
  onError: (error: unknown) => void;
  times?: { limit: number; backOff: number };
}

/** A view of another team, from loading to removal, independent of its framework. */
export interface View extends Store<ViewLife> {
  /** Loads the view into an element, which it has for itself. */
  show: (host: HTMLElement, inputs: SharedInputs) => void;
  /** Reloads a view that has failed. */
  retry: () => void;
  /** Reloads a view that has failed, as the user asks; if that has been in vain before, the page. Offline, the page stays. */
  refresh: () => void;
  update: (inputs: SharedInputs) => void;
  /** Removes the view and frees its resources; it can be shown again. */
  close: () => void;
}

export function createView({ descriptor, environment, onError, times = viewTimes }: ViewOptions): View {
  const { get, set, subscribe } = createStore<ViewLife>(waitingView);
  let place: { host: HTMLElement; inputs: SharedInputs } | null = null;
  let attempt: Attempt | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function move(event: ViewEvent): void {
    const life = nextViewLife(get(), event);
    if (life === get()) return;
    set(life);
    if (life.kind === 'loading') load();
    if (life.kind === 'retrying')
      timer = setTimeout(() => move({ type: 'load' }), retryDelay(times.backOff, Math.random()));
  }

  function load(): void {
    if (!place) return;
    const shown = place;
    try {
      const source = viewSource(descriptor, environment, location.origin);
      attempt = startAttempt({
        host: shown.host,
        descriptor,
        source,
        limit: times.limit,
        inputs: () => shown.inputs,
        onReady: () => move({ type: 'ready' }),
        onFailed: fail,
        onError,
      });
    } catch (error) {
      fail(viewFailure('descriptor', error));
    }
  }

  function fail(failure: ViewFailure): void {
    attempt = null;
    move({ type: 'fail', failure });
    if (get().kind === 'failed') onError(failure);
    else console.warn(`The view "${descriptor.viewId}" is tried again: ${failure.message}`);
  }

  return {
    get,
    subscribe,
    show(host, inputs) {
      place = { host, inputs };
      move({ type: 'load' });
    },
    retry() {
      if (place && get().kind === 'failed') move({ type: 'load' });
    },
    refresh() {
      const life = get();
      // Browsers remember until the page is reloaded that a script which the module imports threw; Firefox also that it failed to load.
      if (life.kind === 'failed' && life.isAskedAgain && navigator.onLine) location.reload();
      else if (place) move({ type: 'ask' });
    },
    update(inputs) {
      if (!place || place.inputs === inputs) return;
      place.inputs = inputs;
      attempt?.update();
    },
    close() {
      clearTimeout(timer);
      attempt?.close();
      attempt = null;
      place = null;
      set(waitingView);
    },
  };
}
