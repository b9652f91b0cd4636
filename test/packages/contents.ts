import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageJson {
  exports: Record<string, string | Record<string, string>>;
  sideEffects: false | string[];
  customElements?: string;
  'web-types'?: string;
}

/** Checks that an installed package has every file that it names, and none that only its development needs. */
export function checkContents(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const { exports, sideEffects, ...others } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as PackageJson;

  const exported = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string'
      ? entry
      : Object.entries(entry).flatMap(([to, path]) => (isHere(to) ? path : [])),
  );
  const editors = [others.customElements, others['web-types']].filter((path) => path !== undefined);
  const impure = (sideEffects || []).filter((path) => !path.startsWith('./src/'));
  const named = ['LICENSE', 'README.md', ...exported, ...editors, ...impure];
  assert.deepEqual(
    named.filter((path) => globSync(path, { cwd: folder }).length === 0),
    [],
    'files that the package names and does not have',
  );

  const workshop = /(^|\/)src\/|\/testing\/|\.(test|fixture|samples)\.|tsbuildinfo|(?<!\.d)\.tsx?$/;
  assert.deepEqual(
    files.filter((path) => workshop.test(path)),
    [],
    'files that nobody needs who installs the package',
  );
  checkLinks(folder);
}

/** Documents that a manual links to may exist only in the project, if the manual says so; all other linked files must be installed. */
function checkLinks(folder: string): void {
  const manual = readFileSync(join(folder, 'README.md'), 'utf8');
  const paths = Array.from(manual.matchAll(/\]\((\.[^)#]*)/g), ([, path = '']) => path);
  const dead = paths.filter((path) => !existsSync(join(folder, path)));
  assert.deepEqual(
    dead.filter((path) => !path.startsWith('../../docs/')),
    [],
  );
  if (dead.length) assert.match(manual, /Links to `..\/..\/docs\/` lead into the project/);
}

/** Only the project itself resolves to sources. */
const isHere = (condition: string) => condition !== '@fleet-portal/source';
