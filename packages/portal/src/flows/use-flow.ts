import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from '../store/use-store.ts';
import { createFlow, type Machine, type RunEffect } from './create-flow.ts';

/**
 * Runs a state machine of the model in a component: returns its state, and a function that sends it an event. What is running ends with the
 * component.
 * @param facts a new object only if one of them has changed
 */
export function useFlow<State, Event, Effect extends { kind: string }, Facts, Kept>(
  machine: Machine<State, Event, Effect, Facts, Kept>,
  facts: Facts,
  run: RunEffect<Event, Effect>,
): [State, (event: Event) => void] {
  const [flow] = useState(() => createFlow(machine));
  useLayoutEffect(() => flow.runWith(run), [flow, run]);
  useEffect(() => flow.follow(facts), [facts, flow]);
  useEffect(() => flow.stop, [flow]);
  return [useStore(flow), flow.send];
}
