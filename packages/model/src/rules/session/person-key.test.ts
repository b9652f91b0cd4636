import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { personKey } from './person-key.ts';
import { visitor } from './session.ts';

const of = (SESSIONID: string | null, USER: unknown = null) =>
  personKey({ ...visitor, SESSIONID, USER } as never);
const at = (companyName: string) => ({ companyInfo: { companyName } });

describe('whom an answer is about', () => {
  it('[GAT-07] is another one with another session, another company, and for a visitor', () => {
    const keys = [
      of('a', at('Harbor')),
      of('a', at('Valley')),
      of('b', at('Harbor')),
      of('a'),
      of(null, at('Harbor')),
    ];
    assert.equal(new Set(keys).size, keys.length);
  });

  it('[GAT-07] is the same one whatever else changes', () => {
    assert.equal(of('a', at('Harbor')), of('a', { ...at('Harbor'), firstName: 'Maya' }));
  });

  it('[SES-02] is read of a session that nobody has parsed', () => assert.ok(of('a', {})));
});
