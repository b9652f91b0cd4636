import { globSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';

/** The source of each element by its tag; private ones too. */
const elementSources = new Map(
  globSync('packages/elements/src/**/define.ts').flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/defineOnce\('([\w-]+)', (\w+)\)/g)].map(([, tag = '', name = '']) => {
      const [, module = ''] = new RegExp(`\\b${name}\\b.* from '\\./(.*)';`).exec(text) ?? [];
      return [tag, path.replace('define.ts', module)] as const;
    });
  }),
);

/** The definitions of the elements in a template are no part of it. */
const withoutDefinitions: Plugin = {
  name: 'without-definitions',
  setup: (bundler) =>
    bundler.onResolve({ filter: /\/define\.ts$/ }, () => ({ path: 'define', external: true })),
};

/** The code of each element by its tag: its module with what it uses of others, without the elements that it contains. */
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

/** The tags of the elements that an element draws or makes and, in turn, of theirs; its own among them. */
export function containedTags(tag: string, code: ReadonlyMap<string, string>): Set<string> {
  const tags = new Set([tag]);
  // A set also walks through what is added on the way.
  for (const one of tags)
    for (const [, inner = ''] of (code.get(one) ?? '').matchAll(/(?:<|createElement\(")(fp-[\w-]+)/g))
      if (code.has(inner)) tags.add(inner);
  return tags;
}
