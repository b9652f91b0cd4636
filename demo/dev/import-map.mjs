// The import map of the portal's page, so that unbuilt pages load the shared frameworks from the same URLs.
import { readFileSync } from 'node:fs';

const page = readFileSync(`${import.meta.dirname}/../../packages/portal/src/index.html`, 'utf8');
const [, text] = /<script type="importmap">(.*?)<\/script>/s.exec(page);

/** @type {Record<string, string>} */
export const importMap = JSON.parse(text).imports;
