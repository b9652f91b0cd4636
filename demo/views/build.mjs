// npm run build:views: builds the sample views with their frameworks' own tools into the dist/ folder here, unless it is up to date.
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fingerprint } from './build/fingerprint.mjs';

const here = import.meta.dirname;
const cache = `${here}/../../node_modules/.cache/views`;
const dist = `${here}/dist`;
const mark = 'fingerprint.txt';

/** Builds the views if they are missing or stale. @returns {Promise<boolean>} whether it had to */
export async function buildViews() {
  const now = await fingerprint();
  if ((await built()) === now) return false;

  // Builds in a temporary folder: nobody is served half a build, and two builds at once do not interfere.
  await mkdir(cache, { recursive: true });
  const out = await mkdtemp(`${cache}/build-`);
  try {
    await buildInto(`${out}/dist`, `${out}/compiled`);
    await writeFile(`${out}/dist/${mark}`, now);
    // If another build was faster, its files stay, so that nobody who reads them is disturbed.
    if ((await built()) !== now) await takeItsPlace(`${out}/dist`, `${out}/before`);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
  return true;
}

/** Only moves folders: emptying one that another build has just put in place would leave half of it. */
async function takeItsPlace(folder, before) {
  await rename(dist, before).catch(ignore('ENOENT'));
  // Another build was faster; its sources are as new.
  await rename(folder, dist).catch(ignore('ENOTEMPTY', 'EEXIST'));
}

const ignore =
  (...codes) =>
  (error) => {
    if (!codes.includes(error.code)) throw error;
  };

const built = () => readFile(`${dist}/${mark}`, 'utf8').catch(() => null);

async function buildInto(out, compiled) {
  const { buildFrameworks, buildMisbehaving } = await import('./build/modules.mjs');
  const vite = (framework, ...options) =>
    run('vite', `${here}/${framework}`, ['build', '--logLevel', 'warn', ...options], { out, compiled });
  const both = async (framework) => {
    await vite(framework);
    await vite(framework, '--mode', 'remote');
  };
  const angular = async () => {
    const options = ['-p', 'tsconfig.json', '--outDir', compiled];
    await run('@angular/compiler-cli', `${here}/angular`, options, {}, 'ngc');
    await both('angular');
  };
  await Promise.all([
    buildFrameworks(out),
    buildMisbehaving(out),
    cp(`${here}/data`, `${out}/data`, { recursive: true }),
    both('react'),
    both('vue'),
    angular(),
  ]);
}

/** Runs a package's command with the Node.js that runs this script. */
function run(name, cwd, options, { out = '', compiled = '' }, command = name) {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve(`${name}/package.json`);
  const script = `${manifest.slice(0, -'package.json'.length)}${require(manifest).bin[command]}`;
  const env = { ...process.env, VIEWS_OUT: out, VIEWS_COMPILED: compiled, NODE_ENV: 'production' };
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [script, ...options], {
      cwd,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    child.stderr.on('data', (data) => (complaints += data));
    child.once('error', failed);
    child.once('close', (code) =>
      code === 0
        ? done()
        : failed(new Error(`${command} ${options.join(' ')} in ${cwd} failed:\n${complaints}`)),
    );
  });
}

if (import.meta.main) {
  const started = performance.now();
  const had = await buildViews();
  console.log(
    had ? `Views built in ${((performance.now() - started) / 1000).toFixed(1)} s` : 'Views are up to date',
  );
}
