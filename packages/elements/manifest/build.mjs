// npm run manifest: what editors and other tools read of the elements, beside the package's package.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { createManifest } from './create-manifest.mjs';
import { bareBooleans, nameable, styleNames } from './editor-data.mjs';

const folder = join(import.meta.dirname, '..');
// The generator of web types reads name and version of the package it is called in.
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

/** Those of the style sheets in place of those of each element. */
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
