// npm run manifest: writes the data on the elements for editors and other tools, next to the package's package.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { createManifest } from './create-manifest.mjs';
import { bareBooleans, nameable, styleNames } from './editor-data.mjs';

const folder = join(import.meta.dirname, '..');
// The web types generator reads the name and version from the package in the working directory.
process.chdir(folder);
const { getWebTypesData } = await import('custom-element-jet-brains-integration');

const manifest = createManifest();

write('custom-elements.json', JSON.stringify(manifest));
write(
  'vscode.html-custom-data.json',
  JSON.stringify(bareBooleans(JSON.parse(getVsCodeHtmlCustomData(manifest, {})), manifest)),
);
write('vscode.css-custom-data.json', getVsCodeCssCustomData(styleNames(manifest), {}));
write('web-types.json', JSON.stringify(webTypes()));

/** Web types with the style sheets' names in place of those of each element. */
function webTypes() {
  const types = (of) => JSON.parse(getWebTypesData(of, { modulePathTemplate: (name, path) => path }));
  const { contributions, ...about } = types(nameable(manifest));
  return {
    ...about,
    contributions: { ...contributions, css: types(styleNames(manifest)).contributions.css },
  };
}

function write(name, json) {
  const text = JSON.stringify(JSON.parse(json), null, 2).replaceAll(' _(default: undefined)_', '');
  writeFileSync(join(folder, name), `${text}\n`);
}
