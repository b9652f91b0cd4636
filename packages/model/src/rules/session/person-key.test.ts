import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { personKey } from './person-key.ts';
import { visitor } from './session.ts';

const of = (SESSIONID: string | null, USER: unknown = null) =>
  personKey({ ...visitor, SESSIONID, USER } as never);
const at = (companyName: string, userId = 'u1') => ({ userId, companyInfo: { companyName } });

describe('whom an answer is about', () => {
  it('[GAT-07] is another one with another person, another company, and for a visitor', () => {
    const keys = [
      of('a', at('Harbor')),
      of('a', at('Valley')),
      of('a', at('Harbor', 'u2')),
      of(null, at('Harbor')),
    ];
    assert.equal(new Set(keys).size, keys.length);
  });

  it('[GAT-07] is the same one whatever else changes, such as the session', () => {
    assert.equal(of('a', at('Harbor')), of('b', { ...at('Harbor'), firstName: 'Maya' }));
  });

  it('[SES-02] is another one with each session where nobody says whose it is', () => {
    const keys = [of('a', {}), of('b', {}), of('c'), of('d', at('Harbor', ''))];
    assert.equal(new Set(keys).size, keys.length);
  });
});
