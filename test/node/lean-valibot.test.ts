import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { it } from 'node:test';
import { leanValibot } from '../../rollup/lean-valibot.mjs';

const lean: string[] = [];
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const code = loaded.source instanceof Uint8Array ? Buffer.from(loaded.source).toString() : '';
    const source = leanValibot.transform(code, url);
    if (source === null) return loaded;
    lean.push(basename(url));
    return { ...loaded, source };
  },
});

// What the portal ships must read and refuse payloads as valibot does.
await import('../../packages/model/src/entities/entities.test.ts');
await import('../../packages/model/src/entities/parse-readable.test.ts');
await import('../../packages/model/src/flows/transaction-flow.test.ts');

it('is what these tests have run with', () => assert.deepEqual(lean, ['index.mjs']));
