// npm run test:size: what a page must load before the shell stands, gzip -9, against its budget.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'es-module-lexer/js';

const budgets = [
  { name: 'first script of header and footer', entry: 'dist/fp-shell.js', kilobytes: 14 },
  { name: "portal's first load", entry: 'dist/portal/main.js', kilobytes: 115 },
];

let over = false;
for (const { name, entry, kilobytes } of budgets) {
  const files = [...staticImports(entry)];
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
