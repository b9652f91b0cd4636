import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { angularLinker } from '../../demo/views/build/angular-linker.mjs';
import { sampleJson } from '../helpers/fixtures.ts';
import { snippet } from '../helpers/snippets.ts';
import { appFolder, tool, write } from './app-folder.ts';

const doc = 'docs/embedding.md';
const market = JSON.stringify(sampleJson());

/** A running site. */
export interface Site {
  address: string;
  close: () => void;
}

/** The sample apps: the code of docs/embedding.md, with the files that each kind of app has around it. */
export const apps = {
  html: async (folder: string) => {
    await tool(folder, 'vite', 'build');
    return serve(join(folder, 'dist'));
  },
  react: async (folder: string) => {
    await Promise.all([tool(folder, 'tsc'), tool(folder, 'vite', 'build')]);
    return serve(join(folder, 'dist'));
  },
  vue: async (folder: string) => {
    await Promise.all([tool(folder, 'vue-tsc'), tool(folder, 'vite', 'build')]);
    return serve(join(folder, 'dist'));
  },
  angular: async (folder: string) => {
    await tool(folder, 'ngc');
    await bundle(folder, 'compiled/main.js', 'main', [angularLinker]);
    await cp(join(folder, 'index.html'), join(folder, 'public/index.html'));
    return serve(join(folder, 'public'));
  },
  server: async (folder: string) => {
    await write(folder, 'main.js', snippet(doc, 'npm/html/main.js'));
    await write(folder, 'markets/ca.json', market);
    await bundle(folder, 'main.js', 'client');
    return start(folder, 'server.mjs');
  },
};

/** Creates an app in the folder where the packages are installed, builds and serves it. */
export async function makeApp(root: string, name: keyof typeof apps): Promise<Site> {
  const folder = appFolder(root, name);
  await mkdir(folder, { recursive: true });
  if (name !== 'html') await cp(join(import.meta.dirname, 'apps', name), folder, { recursive: true });
  const shown = (await readFile(doc, 'utf8')).matchAll(new RegExp(` page=(npm/${name}/(.*))`, 'g'));
  for (const [, page = '', file = ''] of shown) await write(folder, file, snippet(doc, page));
  return apps[name](folder);
}

const bundle = (folder: string, entry: string, name: string, plugins: Plugin[] = []) =>
  build({
    absWorkingDir: folder,
    entryPoints: { [name]: entry },
    outdir: 'public',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    banner: { js: '//# allFunctionsCalledOnLoad' },
    logLevel: 'error',
    define: { ngDevMode: 'false', ngJitMode: 'false', ngServerMode: 'false' },
    plugins,
  });

/** Serves a folder's scripts, the market, and the app's page at every other path. */
async function serve(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site.example');
    const isScript = pathname.endsWith('.js');
    const type = isScript ? 'text/javascript' : pathname.endsWith('.json') ? 'application/json' : 'text/html';
    const body =
      pathname === '/markets/ca.json' ? market : readFile(join(folder, isScript ? pathname : 'index.html'));
    Promise.resolve(body).then(
      (content) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Starts an app that is itself a server, and prints its port. */
async function start(folder: string, script: string): Promise<Site> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const server = spawn(process.execPath, [script], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(server.stdout, 'data')) as [Buffer];
  return { address: `http://127.0.0.1:${String(port).trim()}`, close: () => server.kill() };
}
