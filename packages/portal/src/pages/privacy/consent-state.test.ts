import { expect } from '@open-wc/testing';
import { initialConsents, reduceConsents, type ConsentAction, type ConsentState } from './consent-state.ts';
import {
  allConsents,
  consentItems,
  countShared,
  recordedConsents,
  sameConsents,
} from '../../consents/consents.ts';

const all = allConsents(true);
const none = allConsents(false);
const after = (state: ConsentState, ...actions: ConsentAction[]) => actions.reduce(reduceConsents, state);

describe('a company’s consents', () => {
  it('[ENT-20] are nothing where none is recorded, and not agreed where a type is missing', () => {
    expect(recordedConsents([])).to.equal(null);
    const some = recordedConsents([{ type: 'drivingDataRd', agreed: true }]);
    expect(some).to.deep.equal({ ...none, drivingDataRd: true });
  });

  it('[API-05] are sent as a list of all six', () => {
    expect(consentItems(all).map(({ type }) => type)).to.deep.equal([
      'drivingDataRd',
      'drivingDataMarketing',
      'vehicleDataMarketing',
      'locationDataMarketing',
      'vehicleDataRd',
      'locationDataRd',
    ]);
    expect(consentItems(all).every(({ agreed }) => agreed)).to.equal(true);
  });

  it('[ENT-20] are compared and counted by what they say', () => {
    expect(sameConsents({ ...all }, all)).to.equal(true);
    expect(sameConsents(all, { ...all, locationDataRd: false })).to.equal(false);
    expect(sameConsents(null, none)).to.equal(false);
    expect([
      countShared(all),
      countShared(none),
      countShared({ ...none, vehicleDataRd: true }),
    ]).to.deep.equal([6, 0, 1]);
  });
});

describe('the form of the consents', () => {
  it('[RTE-03] shows what is saved, and what is chosen meanwhile', () => {
    const state = after(initialConsents(all), { kind: 'edit', type: 'locationDataRd', agreed: false });
    expect(state.draft).to.deep.equal({ ...all, locationDataRd: false });
    expect(state.saved).to.equal(all);
  });

  it('[RTE-03] is what it was before where saving everything failed', () => {
    const edited = after(initialConsents(none), { kind: 'edit', type: 'vehicleDataRd', agreed: true });
    const state = after(edited, { kind: 'save', target: all }, { kind: 'failed', target: all });
    expect(state.draft).to.equal(edited.draft);
    expect(state.saved).to.equal(none);
    expect(state.pending).to.equal(null);
    expect(state.outcome).to.deep.equal({ kind: 'failed', target: all });
  });

  it('[RTE-03] keeps the newer of two choices, whatever becomes of the older one', () => {
    for (const kind of ['saved', 'failed'] as const) {
      const state = after(
        initialConsents(null),
        { kind: 'save', target: all },
        { kind: 'save', target: none },
        { kind, target: all },
      );
      expect(state.pending).to.equal(none);
      expect(state.outcome).to.equal(null);
      expect(after(state, { kind: 'saved', target: none })).to.deep.equal({
        saved: none,
        draft: none,
        pending: null,
        outcome: { kind: 'saved' },
      });
    }
  });

  it('[RTE-03] knows what the older choice left behind where the newer one failed', () => {
    const state = after(
      initialConsents(null),
      { kind: 'save', target: all },
      { kind: 'save', target: none },
      { kind: 'saved', target: all },
      { kind: 'failed', target: none },
    );
    expect(state.saved).to.equal(all);
  });
});
