import { globSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';

/** The source of each element by tag, including private elements. */
const elementSources = new Map(
  globSync('packages/elements/src/**/define.ts').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/defineOnce\('([\w-]+)', (\w+)\)/g)].map(([, tag = '', name = '']) => {
      const [, module = ''] = new RegExp(`\\b${name}\\b.* from '\\./(.*)';`).exec(text) ?? [];
      return [tag, path.replace('define.ts', module)] as const;
    });
  }),
);

/** Keeps the elements in a template out of the bundle. */
const withoutDefinitions: Plugin = {
  name: 'without-definitions',
  setup: (bundler) =>
    bundler.onResolve({ filter: /\/define\.ts$/ }, () => ({ path: 'define', external: true })),
};

/** The code of each element by tag: its module with its imports, but without the elements that it contains. */
export async function elementCode(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(elementSources),
    outdir: 'none',
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    tsconfigRaw: {},
    plugins: [withoutDefinitions],
  });
  return new Map(outputFiles.map(({ path, text }) => [/([\w-]+)\.js$/.exec(path)?.[1] ?? '', text] as const));
}

/** The tags of an element and of all elements that it renders or creates, directly or indirectly. */
export function containedTags(tag: string, code: ReadonlyMap<string, string>): Set<string> {
  const tags = new Set([tag]);
  // Iterating over a set includes elements added meanwhile.
  for (const one of tags)
    for (const [, inner = ''] of (code.get(one) ?? '').matchAll(/(?:<|createElement\(")(fp-[\w-]+)/g))
      if (code.has(inner)) tags.add(inner);
  return tags;
}
