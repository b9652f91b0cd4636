import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { snippet } from '../helpers/snippets.ts';
import { compilerOptions, type Resolution } from './compiler-options.ts';
import { run } from './run.ts';

/** A page's own code relies on DOM types that know the tags and events. */
const use = `
const header = document.querySelector('fp-header');
export const quantity: number | undefined = header?.cartQuantity;
document.addEventListener('fp-navigate', (event) => event.path.toUpperCase());
// @ts-expect-error
document.addEventListener('fp-navigate', (event) => event.pathh);
`;

const jsx = `
import type {} from '@fleet-portal/elements/react';
import { Header } from '@fleet-portal/portal/wrappers';
export const header = <fp-header src="/ca.json" cartQuantity={3} onfp-navigate={(event) => event.path.trim()} />;
// @ts-expect-error
export const wrong = <fp-header cartQuantity="3" />;
export const byDefault = <Header session={undefined} cartQuantity={undefined} onNavigate={undefined} ref={undefined} />;
// @ts-expect-error
export const wrongToo = <Header cartQuantity="3" />;
`;

/** Scripts of the manuals that must compile unchanged as TypeScript of a page. */
const shown = [
  ['docs/themes.md', 'follow-system.js'],
  ['docs/embedding.md', 'connected.js'],
  ['docs/embedding.md', 'own-market.js'],
  ['docs/embedding.md', 'own-sign-in.js'],
  ['docs/embedding.md', 'places.js'],
  ['docs/embedding.md', 'search.js'],
] as const;

/** TypeScript 7; apps and entry points are checked with TypeScript 6, which teams may use too. */
const nativeTypeScript = resolve('node_modules/typescript-native/bin/tsc');

/** Imports everything that the installed packages export, in strict TypeScript that also checks declaration files. */
export async function checkTypes(root: string, resolution: Resolution): Promise<void> {
  const folder = join(root, 'apps', `types-${resolution}`);
  await mkdir(folder, { recursive: true });
  const specifiers = await Promise.all(
    ['model', 'elements', 'portal'].map((name) => specifiersOf(root, name)),
  );
  const imports = specifiers.flat().map((name, index) => `export * as module${index} from '${name}';`);
  await writeFile(join(folder, 'all.ts'), `${imports.join('\n')}${use}`);
  await writeFile(join(folder, 'page.tsx'), jsx);
  await writeFile(join(folder, 'named.ts'), await namedTypes());
  for (const [doc, name] of shown) {
    const script = snippet(doc, name).replace('/fp-connect.js', '@fleet-portal/elements/connect');
    await writeFile(join(folder, name.replace('.js', '.ts')), `${script}export {};`);
  }
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: compilerOptions(resolution), include: ['*.ts', '*.tsx'] }),
  );
  await run(process.execPath, [nativeTypeScript, '-p', folder], folder);
}

/** Re-exports the types of properties and events from the entry points that the manual names. */
async function namedTypes(): Promise<string> {
  const [, table = ''] = (await readFile('docs/elements.md', 'utf8')).split('## Types');
  const rows = [...table.matchAll(/^\| `(@[^`]+)` +\| (.+?) +\|$/gm)];
  assert.ok(rows.length > 1);
  return rows
    .map(([, entry, types = '']) => `export type { ${types.replaceAll('`', '')} } from '${entry}';`)
    .join('\n');
}

/** The specifiers of all modules of a package with types; `*` stands for each file of a folder. */
async function specifiersOf(root: string, name: string): Promise<string[]> {
  const folder = join(root, 'node_modules/@fleet-portal', name);
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string }>;
  };
  return Object.entries(exports).flatMap(([specifier, entry]) => {
    if (typeof entry === 'string') return [];
    const types = entry.types.slice('./'.length);
    const [before = '', after = ''] = types.split('*');
    const stars = globSync(types, { cwd: folder }).map((path) =>
      path.slice(before.length, -after.length || undefined),
    );
    return stars.map((star) => `@fleet-portal/${name}${specifier.slice(1).replace('*', star)}`);
  });
}
