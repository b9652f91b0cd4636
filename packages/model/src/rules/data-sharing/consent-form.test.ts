import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialConsents, reduceConsents, type ConsentAction, type ConsentState } from './consent-form.ts';
import {
  allConsents,
  consentGroups,
  consentItems,
  countShared,
  recordedConsents,
  sameConsents,
} from './consents.ts';

const all = allConsents(true);
const none = allConsents(false);
const after = (state: ConsentState, ...actions: ConsentAction[]) => actions.reduce(reduceConsents, state);

describe('a company’s consents', () => {
  it('[ENT-20] are nothing where none is recorded, and not agreed where a type is missing', () => {
    assert.equal(recordedConsents([]), null);
    const some = recordedConsents([{ type: 'drivingDataRd', agreed: true }]);
    assert.deepEqual(some, { ...none, drivingDataRd: true });
    assert.deepEqual(recordedConsents(consentItems({ ...all, vehicleDataRd: false })), {
      ...all,
      vehicleDataRd: false,
    });
  });

  it('[API-05] are sent as a list of all six', () => {
    assert.deepEqual(
      consentItems(all).map(({ type }) => type),
      [
        'drivingDataRd',
        'drivingDataMarketing',
        'vehicleDataMarketing',
        'locationDataMarketing',
        'vehicleDataRd',
        'locationDataRd',
      ],
    );
    assert.equal(
      consentItems(all).every(({ agreed }) => agreed),
      true,
    );
  });

  it('[ENT-20] are asked for by kind of data and purpose, each type once', () => {
    const types = consentGroups.flatMap(({ rd, marketing }) => [rd, marketing]);
    assert.deepEqual(types.sort(), Object.keys(all).sort());
  });

  it('[ENT-20] are compared and counted by what they say', () => {
    assert.equal(sameConsents({ ...all }, all), true);
    assert.equal(sameConsents(all, { ...all, locationDataRd: false }), false);
    assert.equal(sameConsents(null, none), false);
    assert.equal(sameConsents(none, null), false);
    assert.equal(sameConsents(null, null), true);
    assert.deepEqual(
      [countShared(all), countShared(none), countShared({ ...none, vehicleDataRd: true })],
      [6, 0, 1],
    );
  });
});

describe('the form of the consents', () => {
  it('[RTE-03] begins with nothing agreed where nothing is recorded', () =>
    assert.deepEqual(initialConsents(null), { saved: null, draft: none, pending: null, outcome: null }));

  it('[RTE-03] shows what is saved, and what is chosen meanwhile', () => {
    const state = after(initialConsents(all), { kind: 'edit', type: 'locationDataRd', agreed: false });
    assert.deepEqual(state.draft, { ...all, locationDataRd: false });
    assert.equal(state.saved, all);
  });

  it('[RTE-03] is what it was before where saving everything failed', () => {
    const edited = after(initialConsents(none), { kind: 'edit', type: 'vehicleDataRd', agreed: true });
    const state = after(edited, { kind: 'save', target: all }, { kind: 'failed', target: all });
    assert.equal(state.draft, edited.draft);
    assert.equal(state.saved, none);
    assert.equal(state.pending, null);
    assert.deepEqual(state.outcome, { kind: 'failed', target: all });
  });

  it('[RTE-03] says no longer what became of a choice once another is made', () => {
    const failed = after(
      initialConsents(none),
      { kind: 'save', target: all },
      { kind: 'failed', target: all },
    );
    for (const next of [
      { kind: 'edit', type: 'vehicleDataRd', agreed: true },
      { kind: 'save', target: all },
    ] as const)
      assert.equal(after(failed, next).outcome, null);
  });

  it('[RTE-03] keeps the newer of two choices, whatever becomes of the older one', () => {
    for (const kind of ['saved', 'failed'] as const) {
      const state = after(
        initialConsents(null),
        { kind: 'save', target: all },
        { kind: 'save', target: none },
        { kind, target: all },
      );
      assert.equal(state.pending, none);
      assert.equal(state.outcome, null);
      assert.deepEqual(after(state, { kind: 'saved', target: none }), {
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
    assert.deepEqual([state.saved, state.draft], [all, all]);
  });
});
