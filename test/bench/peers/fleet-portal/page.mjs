import { readFileSync } from 'node:fs';

/** The page, with all that its script imports on the way from the start, as the bundlers of applications write it. */
export default () => {
  const { outputs } = JSON.parse(readFileSync('dist/fleet-portal/meta.json', 'utf8'));
  const links = importsOf('dist/fleet-portal/entry.js', outputs).map(
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
