import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { BackendOptions } from '../backend.ts';
import { renderersOfSources } from '../renderers.ts';
import { startServer, type RunningServer } from '../serve.ts';

/** Starts a server on a free port, with a few built files and the sources' renderers; it stops when the test file ends. */
export async function startTestServer(options: BackendOptions = {}): Promise<RunningServer> {
  const root = mkdtempSync(join(tmpdir(), 'fleet-portal-'));
  mkdirSync(join(root, 'portal'));
  mkdirSync(join(root, 'demo', 'host'), { recursive: true });
  writeFileSync(
    join(root, 'portal', 'index.html'),
    '<!doctype html><title>The portal</title><div id="fp-portal"><main class="main starting"></main></div>',
  );
  writeFileSync(join(root, 'demo', 'host', 'index.html'), '<!doctype html><title>A host page</title>');
  mkdirSync(join(root, '1.2.3'));
  for (const folder of ['', '1.2.3']) writeFileSync(join(root, folder, 'fp-shell.js'), 'export {};');
  const server = await startServer({ root, port: 0, renderers: renderersOfSources, ...options });
  after(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  return server;
}
