import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** The elements that a bundler includes for an app of this one line. */
export async function elementsIn(folder: string, line: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: line, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    metafile: true,
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return files.flatMap(
    (path) => /@fleet-portal\/elements\/dist\/([\w-]+)\/define\.js$/.exec(path)?.[1] ?? [],
  );
}

/**
 * The code that a page of this one line waits for: the packages that a bundler includes, the number of files, and their gzip size in kB.
 * @param later the end of a module's path, to measure what a page waits for that imports this module later
 */
export async function loadOf(
  folder: string,
  line: string,
  later?: string,
): Promise<{ packages: string[]; files: number; kilobytes: number }> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: line, resolveDir: folder },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: folder,
    absWorkingDir: folder,
    logLevel: 'error',
    metafile: true,
  });
  const { outputs } = metafile;
  const begins = later
    ? Object.keys(outputs).find((file) => outputs[file]?.entryPoint?.endsWith(later))
    : 'stdin.js';
  if (!begins) throw new Error(`No script begins with ${later}`);
  const needed = staticImports(outputs, begins);
  const inputs = [...needed].flatMap((file) =>
    Object.entries(outputs[file]?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? path : [],
    ),
  );
  const scripts = outputFiles.filter(({ path }) => needed.has(path.slice(folder.length + 1)));
  return {
    packages: [
      ...new Set(inputs.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])),
    ],
    files: needed.size,
    kilobytes: scripts.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1024,
  };
}

function staticImports(
  outputs: Metafile['outputs'],
  file: string,
  found = new Set([file]),
): ReadonlySet<string> {
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(path)) continue;
    found.add(path);
    staticImports(outputs, path, found);
  }
  return found;
}
