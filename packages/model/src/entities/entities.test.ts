import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GenericSchema } from 'valibot';
import { withValue } from '../testing/value-at.ts';
import { samples } from './entities.samples.ts';
import { parse, PayloadError } from './parse.ts';

/** Fields whose keys are data, such as locales, so that unknown keys are kept. */
const records = new Set([
  'addedQueryParameters',
  'adobeConfigMap',
  'altDescriptions',
  'altLabels',
  'extras',
  'localeTranslations',
]);

/** A copy of a payload in which every object has an unknown field. */
function withUnknownFields(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withUnknownFields(entry));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, child]) => [key, withUnknownFields(child, key)]);
  const isRecord = records.has(field) || (field === 'applications' && 'e_switch_assist' in value);
  return Object.fromEntries(isRecord ? entries : [...entries, ['zzUnknown', { a: 1 }]]);
}

/** The requirement that describes each sample's payload. */
const requirements: Readonly<Record<string, string>> = {
  'user details': '[ENT-01]',
  'user info': '[ENT-02]',
  session: '[ENT-03]',
  'group memberships': '[ENT-03]',
  market: '[ENT-05]',
  markets: '[ENT-05]',
  'market labels': '[ENT-06]',
  'market flags': '[ENT-07]',
  'market routes': '[ENT-07]',
  'route link': '[ENT-08]',
  route: '[ENT-09]',
  layout: '[ENT-10]',
  'view descriptor': '[ENT-11]',
  'navigation node': '[ENT-12]',
  'sub-menu': '[ENT-13]',
  workspace: '[ENT-14]',
  footer: '[ENT-15]',
  cart: '[ENT-16]',
  'primary users': '[ENT-16]',
  'products translations': '[ENT-16]',
  notification: '[ENT-17]',
  'notification count': '[ENT-17]',
  notifications: '[ENT-17]',
  banner: '[ENT-18]',
  'top notification': '[ENT-18]',
  consents: '[ENT-20]',
  'consent item': '[ENT-20]',
  'latest terms': '[ENT-21]',
  'terms agreed': '[ENT-21]',
  'transaction preview': '[ENT-22]',
  environment: '[ENT-23]',
};

describe('entities', () => {
  it('[ENT-01] have a sample each', () => {
    assert.deepEqual(samples.map(({ name }) => name).sort(), Object.keys(requirements).sort());
  });

  for (const { name, schema, good, wrong } of samples) {
    const id = requirements[name] ?? '';
    const check = (value: unknown): unknown => parse<GenericSchema>(name, schema, value);

    it(`${id} reads a good ${name} with every field of it`, () => {
      assert.deepEqual(check(good), good);
    });

    it(`${id} ignores fields of a ${name} that it does not know, at any depth`, () => {
      assert.deepEqual(check(withUnknownFields(good)), check(good));
    });

    for (const [path, value, expected, found] of wrong) {
      it(`${id} says that a ${name} is wrong at ${path}`, () => {
        assert.throws(
          () => check(withValue(good, path, value)),
          (error) => {
            assert.ok(error instanceof PayloadError);
            assert.equal(error.message, `${name} at ${path}: expected ${expected}, found ${found}`);
            assert.deepEqual([error.payload, error.path], [name, path]);
            return true;
          },
        );
      });
    }

    it(`${id} says what came in place of a ${name}`, () => {
      const cases: [unknown, string][] = [
        [null, 'null'],
        [undefined, 'nothing'],
        ['text', '"text"'],
        [7, '7'],
      ];
      for (const [value, found] of cases) {
        assert.throws(() => check(value), {
          name: 'PayloadError',
          message: new RegExp(`^${name}: expected .+, found ${found}$`),
        });
      }
    });
  }
});
