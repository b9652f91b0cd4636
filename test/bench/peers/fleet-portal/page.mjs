import { readFileSync, writeFileSync } from 'node:fs';

const folder = 'dist/fleet-portal';

/** docs/embedding.md: what an application has its bundler write above each script; the bench's own has no setting for it. */
const banner = '//# allFunctionsCalledOnLoad\n';

/** The page, with all that its script imports on the way from the start, as the bundlers of applications write it. */
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

/** What esbuild's report says that a script needs before it can run. */
function importsOf(file, outputs, found = []) {
  for (const { path, kind } of outputs[file].imports) {
    if (kind !== 'import-statement' || found.includes(path)) continue;
    found.push(path);
    importsOf(path, outputs, found);
  }
  return found;
}
