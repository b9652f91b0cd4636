import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CustomElement, Package } from 'custom-elements-manifest/schema.js';
import ts from 'typescript';
import { compilerOptions, type Resolution } from './compiler-options.ts';

/**
 * Checks that each entry point declares the tags and events that it gives to a page, in a program of its own: types that one file imports
 * are known to all files of a program.
 */
export async function checkEntryPoints(root: string, resolution: Resolution): Promise<void> {
  const compile = compiler(root, resolution);
  const complaints: Record<string, string[]> = {};
  for (const [entry, code] of programs(join(root, 'node_modules/@fleet-portal'))) {
    const found = compile(code);
    if (found.length) complaints[entry] = found;
    // Yields to the apps that are tested in parallel.
    await setImmediate();
  }
  assert.deepEqual(complaints, {});
}

/** A program per entry point: the code of a page that imports nothing else. */
function programs(packages: string): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(packages, 'elements/package.json'), 'utf8')) as {
    exports: Record<string, { default?: string }>;
  };
  const { modules } = JSON.parse(
    readFileSync(join(packages, 'elements/custom-elements.json'), 'utf8'),
  ) as Package;
  const elements = modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((one): one is CustomElement & { kind: 'class' } => 'tagName' in one);

  const programs = new Map<string, string>();
  const add = (specifier: string, own: readonly CustomElement[]) =>
    programs.set(specifier, usingTypes(`@fleet-portal/${specifier}`, own));
  for (const { path, exports: exported = [] } of modules) {
    const own = elements.filter((element) =>
      exported.some(({ name }) => name === element.tagName || name === element.name),
    );
    const [name] = Object.keys(exports).filter((key) => exports[key]?.default === `./${path}`);
    if (own.length) add(`elements/${name?.slice('./'.length)}`, own);
  }
  for (const element of elements) add(`portal/wrappers/${element.tagName?.slice('fp-'.length)}`, [element]);
  for (const whole of ['elements/shell', 'elements/connect', 'portal/wrappers']) add(whole, elements);
  add(
    'elements/consent',
    elements.filter(({ tagName }) => tagName === 'fp-cookie-consent'),
  );

  const tags = elements.map(({ tagName }) => `<${tagName} />`);
  for (const entry of ['elements/react', 'portal/jsx'])
    programs.set(entry, `import type {} from '@fleet-portal/${entry}'; export const all = [${tags.join()}];`);
  programs.set(
    'elements/vue',
    `import type {} from '@fleet-portal/elements/vue'; import type { GlobalComponents } from 'vue';
      export type All = GlobalComponents[${union(elements.map(({ tagName = '' }) => tagName))}];`,
  );
  return programs.set(
    'elements/README.md',
    jsxOf(readFileSync(join(packages, 'elements/README.md'), 'utf8')),
  );
}

function usingTypes(specifier: string, elements: readonly CustomElement[]): string {
  const events = elements.flatMap(({ events = [] }) => events.map(({ name }) => name));
  return `import '${specifier}';
    export type Elements = HTMLElementTagNameMap[${union(elements.map(({ tagName = '' }) => tagName))}];
    export type Events = GlobalEventHandlersEventMap[${union(events.filter((name) => name.startsWith('fp-')))}];`;
}

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';

function jsxOf(manual: string): string {
  const blocks = [...manual.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  return blocks.find((code) => code.includes('elements/react')) ?? assert.fail('the manual shows no JSX');
}

/** Creates a function that compiles one file and returns its errors; imported files are parsed only once. */
function compiler(root: string, resolution: Resolution): (code: string) => string[] {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions(resolution), root);
  const host = ts.createCompilerHost(options);
  const path = join(root, 'apps/page.tsx');
  const read = host.getSourceFile.bind(host);
  const known = new Map<string, ts.SourceFile | undefined>();
  let page = '';
  host.getCurrentDirectory = () => root;
  host.getSourceFile = (name, settings) => {
    if (name === path) return ts.createSourceFile(name, page, settings);
    if (!known.has(name)) known.set(name, read(name, settings));
    return known.get(name);
  };
  return (code) => {
    page = code;
    const program = ts.createProgram([path], options, host);
    return ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
}
