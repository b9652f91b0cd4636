import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

const names = ['model', 'elements', 'portal'];

/** The tools and libraries for the sample apps, installed in the versions of this project. */
const tools = [
  '@angular/common',
  '@angular/compiler',
  '@angular/compiler-cli',
  '@angular/core',
  '@angular/platform-browser',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  '@vitejs/plugin-vue',
  'esbuild',
  'happy-dom',
  'react',
  'react-dom',
  'rxjs',
  'typescript',
  'vite',
  'vitest',
  'vue',
  'vue-tsc',
];

interface Lock {
  packages: Record<string, { version?: string; link?: boolean }>;
}

/**
 * Packs the packages as for publishing, and installs them in a folder outside the workspace, as a team without the rest of this project
 * does. Everything else is installed in the versions that `npm ci` has put into npm's cache.
 * @returns the folder
 */
export async function installPackages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fleet-portal-packages-'));
  await mkdir(join(folder, 'tarballs'));
  const workspaces = names.map((name) => `--workspace=packages/${name}`);
  await run('npm', ['pack', ...workspaces, '--pack-destination', join(folder, 'tarballs')], process.cwd());

  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const version = (name: string) => lock.packages[`node_modules/${name}`]?.version;
  const tarballs = await readdir(join(folder, 'tarballs'));
  const dependencies = {
    ...Object.fromEntries(tools.map((name) => [name, version(name)])),
    ...Object.fromEntries(
      tarballs.map((file) => [
        file.replace(/^fleet-portal-(\w+)-.*/, '@fleet-portal/$1'),
        `file:tarballs/${file}`,
      ]),
    ),
  };
  const project = { private: true, type: 'module', dependencies };
  const packages = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );

  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await writeFile(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...lock, packages: { '': project, ...Object.fromEntries(packages) } }),
  );
  const options = [
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps=false',
  ];
  await run('npm', ['install', ...options], folder);
  return folder;
}
