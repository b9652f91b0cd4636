// npm run test:size: what a page must load before the shell stands, gzip -9, against its budget.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'es-module-lexer/js';

const script = 'dist/fp-shell.js';

const budgets = [
  { name: 'first script of header and footer', entries: [script], kilobytes: 16 },
  // The footer's own part follows the first script at once; together they are what a page with both loads.
  {
    name: 'header, footer, skip link and spinner',
    entries: [script, ...globSync('dist/chunks/rest-*.js')],
    kilobytes: 24,
  },
  { name: "portal's first load", entries: ['dist/portal/main.js'], kilobytes: 115 },
];

let over = false;
for (const { name, entries, kilobytes } of budgets) {
  const files = [...new Set(entries.flatMap((entry) => [...staticImports(entry)]))];
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  const size = bytes / 1024;
  over ||= size > kilobytes;
  console.log(
    `${size > kilobytes ? '✗' : '✓'} ${name}: ${size.toFixed(2)} kB of ${kilobytes} kB, ${files.length} file(s)`,
  );
}
if (over) process.exit(1);

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
