// npm test: every check, in the order in which a mistake is cheapest to hear of. Stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findEngine, howToInstall, installMissingEngines } from './browser/engines.ts';

const steps = ['types', 'lint', 'test:node', 'build', 'test:size', 'test:browser', 'test:e2e'];

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const missing = installMissingEngines();
if (missing.includes('chromium') || (process.env.CI && missing.length)) {
  for (const engine of missing) console.error(`${engine} is needed: ${howToInstall(engine)}`);
  process.exit(1);
}

const env = { ...process.env, CHROMIUM_BIN: findEngine('chromium') };
for (const step of steps) {
  const started = performance.now();
  console.log(`\n── ${step}`);
  const { status } = spawnSync('npm', ['run', '--silent', step], { env, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n${step} failed. Run it alone with: npm run ${step}`);
    process.exit(1);
  }
  console.log(`   ${step}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

for (const engine of missing) console.log(`Not tested in ${engine}: ${howToInstall(engine)}.`);
const counts = ['node', 'browser', 'e2e'].map((kind) =>
  JSON.parse(readFileSync(`test-results/${kind}-counts.json`, 'utf8')),
);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
