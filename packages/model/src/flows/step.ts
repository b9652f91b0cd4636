/** A flow's state after an event, and the effects to run, in order. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

/** The next state, with the effects of getting there. */
export function step<State, Effect>(state: State, ...effects: NoInfer<Effect>[]): Step<State, Effect> {
  return { state, effects };
}
