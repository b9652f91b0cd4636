// Runs in a package's folder before npm packs it: adds the licence and the type declarations, and refuses a package that is not built.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync } from 'node:fs';

const root = `${import.meta.dirname}/..`;
const compiler = `${root}/node_modules/typescript-native/bin/tsc`;

copyFileSync(`${root}/LICENSE`, 'LICENSE');
const { status } = spawnSync(process.execPath, [compiler, '-b'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const named = Object.values(exports).flatMap((entry) =>
  typeof entry === 'string' ? entry : [entry.types, entry.default].filter(Boolean),
);
const missing = named.find((path) => globSync(path).length === 0);
if (missing) {
  console.error(`${name} has no ${missing}. Remove its folder dist, then: npm run build`);
  process.exit(1);
}
