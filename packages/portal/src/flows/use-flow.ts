import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from '../store/use-store.ts';
import { createFlow, type Machine, type RunEffect } from './create-flow.ts';

/**
 * A state machine of the model in a component: its state, and what tells it of an event. What is under way ends with the
 * component.
 * @param facts a new object only where one of them has changed
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
