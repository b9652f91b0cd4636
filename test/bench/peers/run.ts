// npm run bench:peers -- <folder> [options]: compares the shell with its peers, in a bench that is not part of this repository.
// The bench is copied to a temporary folder, where its results remain. Its options: --only=floor,fleet-portal --loads=5 …
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const [bench, ...options] = process.argv.slice(2);
if (!bench) throw new Error('Name the folder of the bench: npm run bench:peers -- ../bench');

const folder = mkdtempSync(join(tmpdir(), 'peers-'));
cpSync(bench, folder, {
  recursive: true,
  filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
});

run('npm', ['install', '--no-audit', '--no-fund']);
run('node', ['build.mjs']);
run('node', ['run.mjs', ...options]);

function run(command: string, args: string[]): void {
  const env = { ...process.env, BENCH_ENTRIES: import.meta.dirname };
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
