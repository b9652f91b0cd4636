import { registerHooks } from 'node:module';
import { leanValibot } from '../../rollup/lean-valibot.mjs';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const code = loaded.source instanceof Uint8Array ? Buffer.from(loaded.source).toString() : '';
    return { ...loaded, source: leanValibot.transform(code, url) ?? loaded.source };
  },
});

// What the portal ships must read and refuse payloads as valibot does.
await import('../../packages/model/src/entities/entities.test.ts');
await import('../../packages/model/src/entities/parse-readable.test.ts');
