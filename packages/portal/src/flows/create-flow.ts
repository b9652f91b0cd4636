import type { Step } from '@fleet-portal/model/flows';

/** What runs an effect of a flow; `signal` ends it with the flow or with the person's session. */
export type RunEffect<Event, Effect> = (
  effect: Effect,
  flow: { send: (event: Event) => void; signal: AbortSignal },
) => void;

export interface Flow<State, Event, Effect, Facts> {
  get: () => State;
  send: (event: Event) => void;
  /** What the flow depends on from now on. */
  follow: (facts: Facts) => void;
  runWith: (run: RunEffect<Event, Effect>) => void;
  /** Returns what ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  /** Gives up what is under way; the next facts begin it all anew. */
  stop: () => void;
}

export interface Machine<State, Event, Effect, Facts> {
  initial: State;
  step: (state: State, event: Event | { kind: 'facts' }, facts: Facts) => Step<State, Effect>;
}

/** Runs a state machine of the model: holds its state, and has its effects run. The effect `stop` aborts what is under way. */
export function createFlow<State, Event, Effect extends { kind: string }, Facts>({
  initial,
  step,
}: Machine<State, Event, Effect, Facts>): Flow<State, Event, Effect, Facts> {
  let state = initial;
  let facts: Facts | null = null;
  let run: RunEffect<Event, Effect> = () => undefined;
  let underWay = new AbortController();
  const listeners = new Set<() => void>();

  function giveUp(): void {
    underWay.abort();
    underWay = new AbortController();
  }

  function send(event: Event | { kind: 'facts' }): void {
    if (facts === null) return;
    const next = step(state, event, facts);
    state = next.state;
    for (const listener of listeners) listener();
    for (const effect of next.effects) {
      if (effect.kind === 'stop') giveUp();
      else run(effect, { send, signal: underWay.signal });
    }
  }

  return {
    get: () => state,
    send,
    follow(now) {
      facts = now;
      send({ kind: 'facts' });
    },
    runWith(newRun) {
      run = newRun;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    stop() {
      giveUp();
      state = initial;
    },
  };
}
