import { build } from 'esbuild';

/** The elements that a bundler takes into an app of this one line. */
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
