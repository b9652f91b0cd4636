// npm test: runs every check, cheapest first. Stops at the first failure.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { howToInstall, installMissingEngines } from './browser/engines.ts';

/** The lanes of a stage run in parallel: they are independent and need one processor each. */
const stages = [
  [['lint'], ['test:model', 'test:node'], ['types', 'build', 'test:size', 'test:packages']],
  [['test:browser']],
  [['test:e2e']],
  [['test:visual']],
];

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const missing = installMissingEngines();
if (missing.includes('chromium') || (process.env.CI && missing.length)) {
  for (const engine of missing) console.error(`${engine} is needed: ${howToInstall(engine)}`);
  process.exit(1);
}

const running = new Set();
process.on('exit', () => running.forEach(({ pid }) => process.kill(-pid)));
// A process killed by a signal does not emit `exit` unless it exits itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

for (const lanes of stages) await Promise.all(lanes.map((steps) => runInTurn(steps, lanes.length > 1)));

async function runInTurn(steps, isBesideOthers) {
  for (const step of steps) await run(step, isBesideOthers);
}

/** Runs a step. The output of parallel steps is printed when they end. */
async function run(step, isBesideOthers) {
  const started = performance.now();
  if (!isBesideOthers) console.log(`\n── ${step}`);
  const child = spawn('npm', ['run', '--silent', step], {
    detached: true, // leads a process group, so that it can be killed as a whole
    stdio: ['ignore', ...(isBesideOthers ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
  });
  running.add(child);
  const printed = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const status = await new Promise((resolve) => child.on('close', resolve));
  running.delete(child);
  if (isBesideOthers) console.log(`\n── ${step}\n${(await printed).join('')}`.trimEnd());
  if (status !== 0) {
    console.error(`\n${step} failed. Run it alone with: npm run ${step}`);
    process.exit(1);
  }
  console.log(`   ${step}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

for (const engine of missing) console.log(`Not tested in ${engine}: ${howToInstall(engine)}.`);
const counts = ['model', 'node', 'packages', 'browser', 'e2e', 'visual'].map((kind) =>
  JSON.parse(readFileSync(`test-results/${kind}-counts.json`, 'utf8')),
);
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
