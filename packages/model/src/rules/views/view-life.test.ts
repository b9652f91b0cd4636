import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { timers } from '../../constants/timers.ts';
import { viewTimes } from '../../constants/views.ts';
import {
  drawFailure,
  loadFailure,
  mayComeLater,
  ViewFailure,
  viewFailure,
  type ViewFailureKind,
} from './view-failure.ts';
import { nextViewLife, retryDelay, waitingView, type ViewEvent, type ViewLife } from './view-life.ts';

const failure = (kind: ViewFailureKind) => new ViewFailure(kind, kind);
const load: ViewEvent = { type: 'load' };
const ask: ViewEvent = { type: 'ask' };
const ready: ViewEvent = { type: 'ready' };
const fail = (kind: ViewFailureKind): ViewEvent => ({ type: 'fail', failure: failure(kind) });
const words = (life: ViewLife) =>
  [life.kind, 'attempt' in life && life.attempt, life.isAskedAgain && 'when asked again']
    .filter(Boolean)
    .join(' ');

describe('the life of a view', () => {
  const cases: [what: string, events: ViewEvent[], expected: string][] = [
    ['waits before anything is asked for', [], 'waiting'],
    ['loads when its place is there', [load], 'loading 1'],
    ['is ready when it says so', [load, ready], 'ready'],
    ['is retried when it did not come', [load, fail('missing')], 'retrying 1'],
    ['is retried when it was too slow', [load, fail('time')], 'retrying 1'],
    ['loads once more', [load, fail('missing'), load], 'loading 2'],
    ['may come the second time', [load, fail('missing'), load, ready], 'ready'],
    ['is given up after the second time', [load, fail('missing'), load, fail('time')], 'failed'],
    ['is not retried where it cannot run', [load, fail('broken')], 'failed'],
    ['is not retried where it cannot be drawn', [load, fail('render')], 'failed'],
    ['is not retried where the market names it wrongly', [load, fail('descriptor')], 'failed'],
    ['fails after it was ready', [load, ready, fail('render')], 'failed'],
    ['is not retried once it was ready', [load, ready, fail('missing')], 'failed'],
    ['begins anew when the page asks', [load, fail('broken'), load], 'loading 1'],
    ['begins anew when a person asks', [load, fail('broken'), ask], 'loading 1 when asked again'],
    ['has its retry again then', [load, fail('broken'), ask, fail('missing')], 'retrying 1 when asked again'],
    [
      'knows in its second attempt that a person asked',
      [load, fail('broken'), ask, fail('missing'), load],
      'loading 2 when asked again',
    ],
    [
      'knows that a person asked in vain',
      [load, fail('broken'), ask, fail('missing'), load, fail('time')],
      'failed when asked again',
    ],
    [
      'knows it each time',
      [load, fail('broken'), ask, fail('broken'), ask, fail('broken')],
      'failed when asked again',
    ],
    [
      'knows it also if it was ready in between',
      [load, ready, fail('render'), ask, ready, fail('render')],
      'failed when asked again',
    ],
    [
      'knows it no more when the page asks after that',
      [load, fail('broken'), ask, fail('broken'), load, fail('broken')],
      'failed',
    ],
    ['is not asked for again unless it has failed', [load, ready, ask], 'ready'],
    ['takes no second load', [load, load], 'loading 1'],
    ['is not loaded again once it is ready', [load, ready, load], 'ready'],
    ['is not ready before it was asked for', [ready], 'waiting'],
    ['does not fail before it was asked for', [fail('broken')], 'waiting'],
    ['is not ready while a retry is due', [load, fail('missing'), ready], 'retrying 1'],
    ['fails once while a retry is due', [load, fail('missing'), fail('time')], 'retrying 1'],
    ['stays failed when a late answer comes', [load, fail('broken'), ready], 'failed'],
  ];
  for (const [what, events, expected] of cases) {
    it(`[VIEW-01] ${what}`, () =>
      assert.equal(words(events.reduce<ViewLife>(nextViewLife, waitingView)), expected));
  }

  it('[VIEW-01] keeps the first reason of a failure', () => {
    const [first, second] = [fail('broken'), fail('render')];
    const life = [load, first, second].reduce<ViewLife>(nextViewLife, waitingView);
    assert.equal(life.kind === 'failed' && life.failure.kind, 'broken');
  });

  it('[VIEW-01] waits a second before the retry, and up to half as much longer', () => {
    assert.deepEqual(
      [0, 0.5, 1].map((chance) => retryDelay(viewTimes.backOff, chance)),
      [1000, 1250, 1500],
    );
  });

  it('[VIEW-01] removes the failure marker after 3 s', () => assert.equal(timers.viewMarkerRemoval, 3000));
});

describe('the failure of a view', () => {
  const kinds: [ViewFailureKind, boolean][] = [
    ['descriptor', false],
    ['missing', true],
    ['broken', false],
    ['time', true],
    ['render', false],
  ];
  for (const [kind, expected] of kinds) {
    it(`[VIEW-01] of kind ${kind} ${expected ? 'may' : 'will not'} come later`, () =>
      assert.equal(mayComeLater(failure(kind)), expected));
  }

  const loading: [error: unknown, kind: ViewFailureKind][] = [
    [new TypeError('Failed to fetch dynamically imported module: https://fleet.example/a.js'), 'missing'],
    [new TypeError('error loading dynamically imported module: https://fleet.example/a.js'), 'missing'],
    [new TypeError('Importing a module script failed.'), 'missing'],
    [new TypeError("'text/html' is not a valid JavaScript MIME type."), 'missing'],
    [new Error('Unable to preload CSS for https://fleet.example/a.css'), 'missing'],
    [new Error('Loading CSS chunk 5 failed.\n(https://fleet.example/5.css)'), 'missing'],
    [new Error('Loading chunk charts failed.\n(timeout: https://fleet.example/charts.js)'), 'missing'],
    [new SyntaxError('Unexpected token <'), 'broken'],
    [new TypeError('x is not a function'), 'broken'],
    [new TypeError('Failed to resolve module specifier "@angular/forms"'), 'broken'],
    [undefined, 'broken'],
    [new ViewFailure('descriptor', 'It has no address'), 'descriptor'],
  ];
  for (const [error, kind] of loading) {
    it(`[VIEW-01] is of kind ${kind} where its code is not there: ${String(error)}`, () =>
      assert.equal(loadFailure(error).kind, kind));
  }

  it('[VIEW-01] is of kind missing where a part of it that loads late did not come, else of kind render', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: https://fleet.example/late.js');
    assert.equal(drawFailure(lost).kind, 'missing');
    assert.equal(drawFailure(new TypeError('x is not a function')).kind, 'render');
  });

  const unreadable = {
    toString() {
      throw new Error('never');
    },
  };
  const thrown: [unknown, string][] = [
    [new TypeError('x is undefined'), 'TypeError: x is undefined'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [null, 'null'],
    [unreadable, 'Something was thrown that cannot be read'],
  ];
  for (const [error, message] of thrown) {
    it(`[VIEW-05] tells of what was thrown: ${message}`, () =>
      assert.equal(viewFailure('render', error).message, message));
  }

  it('[VIEW-05] stays the failure that it is', () => {
    const known = failure('time');
    assert.equal(viewFailure('render', known), known);
  });
});
