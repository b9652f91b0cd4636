import type { Step } from '@fleet-portal/model/flows';
import { createStore, type Store } from '../store/create-store.ts';

/** Runs an effect of a flow; `signal` is aborted when the flow or the user's session ends. */
export type RunEffect<Event, Effect> = (
  effect: Effect,
  flow: { send: (event: Event) => void; signal: AbortSignal },
) => void;

export interface Flow<State, Event, Effect, Facts> extends Store<State> {
  send: (event: Event) => void;
  /** Sets the facts that the flow depends on from now on. */
  follow: (facts: Facts) => void;
  runWith: (run: RunEffect<Event, Effect>) => void;
  /** Aborts what is running; the next facts start everything again. */
  stop: () => void;
}

export interface Machine<State, Event, Effect, Facts, Kept = unknown> {
  initial: State;
  /** Reads what is kept outside of the flow, such as in storage; called for each step. */
  read?: () => Kept;
  step: (state: State, event: Event | { kind: 'facts' }, facts: Facts & Kept) => Step<State, Effect>;
}

/** Runs a state machine of the model: holds its state and has its effects run. The effect `stop` aborts what is running. */
export function createFlow<State, Event, Effect extends { kind: string }, Facts, Kept>({
  initial,
  read,
  step,
}: Machine<State, Event, Effect, Facts, Kept>): Flow<State, Event, Effect, Facts> {
  const { get, set, subscribe } = createStore(initial);
  let facts: Facts | null = null;
  let run: RunEffect<Event, Effect> = () => undefined;
  let underWay = new AbortController();

  function giveUp(): void {
    underWay.abort();
    underWay = new AbortController();
  }

  function send(event: Event | { kind: 'facts' }): void {
    if (facts === null) return;
    const { state, effects } = step(get(), event, { ...facts, ...read?.() } as Facts & Kept);
    set(state);
    for (const effect of effects) {
      if (effect.kind === 'stop') giveUp();
      else run(effect, { send, signal: underWay.signal });
    }
  }

  return {
    get,
    subscribe,
    send,
    follow(now) {
      facts = now;
      send({ kind: 'facts' });
    },
    runWith(newRun) {
      run = newRun;
    },
    stop() {
      giveUp();
      set(initial);
    },
  };
}
