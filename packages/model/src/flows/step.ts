/** Where a flow is after an event, and what is to be done now, in order. */
export interface Step<State, Effect> {
  state: State;
  effects: readonly Effect[];
}

/** The next state, with what is to be done on the way there. */
export function step<State, Effect>(state: State, ...effects: NoInfer<Effect>[]): Step<State, Effect> {
  return { state, effects };
}
