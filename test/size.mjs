// npm run test:size: compares what a page must load before the shell renders, compressed as servers do it, with its budget.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'es-module-lexer/js';

const script = 'dist/fp-shell.js';
const files = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const chunks = (isWanted) =>
  Object.keys(files)
    .filter(isWanted)
    .map((module) => `dist/${files[module]}`);

const isConnection = (module) => module.includes('/connect/') || module.startsWith('packages/model/src/api/');
const isLanguage = (module) => module.startsWith('packages/model/src/messages/');
// The chunks of the sanitiser and of the consent library.
const isLibrary = (module) => /\/(sanitize\/purifier|consent\/save-decision)\.ts$/.test(module);

/** The portal's first script, and the parts of late scripts that its page preloads. */
const page = readFileSync('dist/portal/index.html', 'utf8');
const preloads = [...page.matchAll(/rel="modulepreload" href="\/([^"]+)"/g)].map(
  ([, path]) => `dist/${path}`,
);
const preloaded = ['dist/portal/main.js', ...preloads];

const budgets = [
  { name: 'first script of header and footer', entries: [script], kilobytes: 16 },
  // The size of the first packets of a connection.
  {
    name: 'first script of header and footer, brotli',
    entries: [script],
    kilobytes: 14,
    pack: brotliCompressSync,
  },
  // The footer's part loads right after the first script; this is what a page with both loads.
  {
    name: 'header, footer, skip link and spinner',
    entries: [script, ...chunks((module) => module.endsWith('/rest.ts'))],
    kilobytes: 24,
  },
  {
    name: 'all elements, without languages, sanitiser and consent library',
    entries: chunks((module) => !isLanguage(module) && !isLibrary(module) && !isConnection(module)),
    kilobytes: 92.6,
    isOneBundle: true,
  },
  { name: 'one script with connectShell', entries: ['dist/fp-connect.js'], kilobytes: 20.4 },
  { name: "portal's first load", entries: ['dist/portal/main.js'], kilobytes: 120 },
  { name: "portal's first load, with what late scripts share", entries: preloaded, kilobytes: 161 },
];

let over = false;
for (const { name, entries, kilobytes, isOneBundle, pack = gzip } of budgets) {
  const files = [...new Set(entries.flatMap((entry) => [...staticImports(entry)]))];
  const scripts = files.map((file) => readFileSync(file));
  const bundles = isOneBundle ? [Buffer.concat(scripts)] : scripts;
  const bytes = bundles.reduce((sum, script) => sum + pack(script).length, 0);
  const size = bytes / 1024;
  over ||= size > kilobytes;
  console.log(
    `${size > kilobytes ? '✗' : '✓'} ${name}: ${size.toFixed(2)} kB of ${kilobytes} kB, ${files.length} file(s)`,
  );
}

// If a late script needs chunks that are not preloaded, loading it takes another round trip.
const waiting = globSync('dist/portal/chunks/*.js').filter((file) =>
  [...staticImports(file)].some((needed) => needed !== file && !preloaded.includes(needed)),
);
over ||= waiting.length > 0;
console.log(
  `${waiting.length > 0 ? '✗' : '✓'} late scripts that need more than the page preloads: ${waiting.join(' ') || 'none'}`,
);
if (over) process.exit(1);

/** Compresses at the highest level. */
function gzip(script) {
  return gzipSync(script, { level: 9 });
}

/** A file and all its static imports, direct or not. */
function staticImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const [imports] = parse(readFileSync(file, 'utf8'));
  for (const { type, specifier } of imports) {
    if (type === 'static' && specifier.startsWith('.')) staticImports(join(dirname(file), specifier), seen);
  }
  return seen;
}
