import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { environmentSchema, parse } from '@fleet-portal/model/entities';
import { snippet } from '../../helpers/snippets.ts';

it('[ENT-23] docs/environment.md has a whole /env.js that the portal takes', () => {
  const window: { FP_ENV?: { MARKET_ID: string } } = {};
  runInNewContext(snippet('docs/environment.md', 'env.js'), { window });
  assert.equal(parse('environment', environmentSchema, window.FP_ENV).MARKET_ID, 'us');
});
