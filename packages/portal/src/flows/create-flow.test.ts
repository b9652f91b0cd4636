import type { Step } from '@fleet-portal/model/flows';
import { expect } from '@open-wc/testing';
import { createFlow, type Machine } from './create-flow.ts';

type State = { kind: 'idle' | 'checking' | 'settled' };
type Event = { kind: 'checked' };
type Effect = { kind: 'check' | 'stop' };

const machine: Machine<State, Event, Effect, { isWanted: boolean }> = {
  initial: { kind: 'idle' },
  step(state, event, { isWanted }) {
    if (event.kind === 'checked') return next('settled');
    if (!isWanted) return next('idle', { kind: 'stop' });
    return state.kind === 'idle' ? next('checking', { kind: 'check' }) : next(state.kind);
  },
};

const next = (kind: State['kind'], ...effects: Effect[]): Step<State, Effect> => ({
  state: { kind },
  effects,
});

function begin() {
  const flow = createFlow(machine);
  const checks: AbortSignal[] = [];
  flow.runWith((_effect, { signal }) => checks.push(signal));
  return { flow, checks, aborted: () => checks.map((signal) => signal.aborted) };
}

describe('a flow', () => {
  it('[TRM-01] gives up what is under way when the machine says so', () => {
    const { flow, aborted } = begin();
    flow.follow({ isWanted: true });
    flow.follow({ isWanted: false });
    expect(flow.get().kind).to.equal('idle');
    expect(aborted()).to.deep.equal([true]);
  });

  it('[TRM-01] begins anew after it was stopped, as when its component comes back', () => {
    const { flow, aborted } = begin();
    flow.follow({ isWanted: true });
    flow.stop();
    expect(aborted()).to.deep.equal([true]);
    flow.follow({ isWanted: true });
    expect(flow.get().kind).to.equal('checking');
    expect(aborted()).to.deep.equal([true, false]);
  });
});
