import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { it } from 'node:test';
import { welcome } from './welcome.mjs';

it('npm start prints the address of every host page', () => {
  const pages = globSync('demo/{host,themes}/*.html').map((path) => `/${path.replace(/index\.html$/, '')}`);
  const printed = welcome('http://127.0.0.1:8000').match(/(?<=:8000)\/\S+/g) ?? [];
  assert.ok(pages.length > 6);
  assert.deepEqual(
    pages.filter((page) => !printed.includes(page)),
    [],
  );
});
