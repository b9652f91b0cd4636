// npm run manifest: what editors and other tools read of the elements, beside the package's package.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { createManifest } from './create-manifest.mjs';

const folder = join(import.meta.dirname, '..');
// The generator of web types reads name and version of the package it is called in.
process.chdir(folder);
const { getWebTypesData } = await import('custom-element-jet-brains-integration');

const manifest = createManifest();

write('custom-elements.json', JSON.stringify(manifest));
write('vscode.html-custom-data.json', getVsCodeHtmlCustomData(manifest, {}));
write('vscode.css-custom-data.json', getVsCodeCssCustomData(manifest, {}));
write('web-types.json', getWebTypesData(manifest, { modulePathTemplate: (name, path) => path }));

function write(name, json) {
  const text = JSON.stringify(JSON.parse(json), null, 2).replaceAll(' _(default: undefined)_', '');
  writeFileSync(join(folder, name), `${text}\n`);
}
