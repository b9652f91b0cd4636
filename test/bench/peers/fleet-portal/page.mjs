import { readFileSync, writeFileSync } from 'node:fs';

const folder = 'dist/fleet-portal';

/** The first line that docs/embedding.md recommends for each script, as a bundler's banner; the bench's bundler has no option for it. */
const banner = '//# allFunctionsCalledOnLoad\n';

/** The page with preload links for all static imports of its script, as the bundlers of applications write them. */
export default () => {
  const { outputs } = JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8'));
  for (const file of Object.keys(outputs).filter((file) => file.endsWith('.js')))
    writeFileSync(file, banner + readFileSync(file, 'utf8'));
  const links = importsOf(`${folder}/entry.js`, outputs).map(
    (path) => `<link rel="modulepreload" href="${path.split('/').at(-1)}" />`,
  );
  const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');
  return page.replace('<!--HEAD-->', `${links.join('')}<!--HEAD-->`);
};

/** The static imports of a script, direct or not, from esbuild's metafile. */
function importsOf(file, outputs, found = []) {
  for (const { path, kind } of outputs[file].imports) {
    if (kind !== 'import-statement' || found.includes(path)) continue;
    found.push(path);
    importsOf(path, outputs, found);
  }
  return found;
}
