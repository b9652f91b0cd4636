// npm run test:size: what a page must load before the shell stands, packed as small as servers do, against its budget.
import { readFileSync } from 'node:fs';
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
// The sanitiser's and the consent library's own chunks.
const isLibrary = (module) => /\/(sanitize\/purifier|consent\/save-decision)\.ts$/.test(module);

const budgets = [
  { name: 'first script of header and footer', entries: [script], kilobytes: 16 },
  // The first packets of a connection hold as much.
  {
    name: 'first script of header and footer, brotli',
    entries: [script],
    kilobytes: 14,
    pack: brotliCompressSync,
  },
  // The footer's own part follows the first script at once; together they are what a page with both loads.
  {
    name: 'header, footer, skip link and spinner',
    entries: [script, ...chunks((module) => module.endsWith('/rest.ts'))],
    kilobytes: 24,
  },
  {
    name: 'all elements, without languages, sanitiser and consent library',
    entries: chunks((module) => !isLanguage(module) && !isLibrary(module) && !isConnection(module)),
    kilobytes: 92.5,
    isOneBundle: true,
  },
  { name: 'one script with connectShell', entries: ['dist/fp-connect.js'], kilobytes: 20.4 },
  { name: "portal's first load", entries: ['dist/portal/main.js'], kilobytes: 120 },
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
if (over) process.exit(1);

/** As hard as it goes. */
function gzip(script) {
  return gzipSync(script, { level: 9 });
}

/** A module and all that it imports before it can run; dynamic imports are not loaded at first. */
function staticImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const [imports] = parse(readFileSync(file, 'utf8'));
  for (const { type, specifier } of imports) {
    if (type === 'static') staticImports(join(dirname(file), specifier), seen);
  }
  return seen;
}
