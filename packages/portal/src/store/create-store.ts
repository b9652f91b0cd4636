/** A value that React reads from outside its tree; see `useStore`. */
export interface Store<Value> {
  get: () => Value;
  /** Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

interface WritableStore<Value> extends Store<Value> {
  set: (next: Value) => void;
}

export function createStore<Value>(initial: Value): WritableStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
