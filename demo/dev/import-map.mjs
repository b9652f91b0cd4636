// The frameworks that views share, as the portal's page maps them: pages that are not built get the same addresses.
import { readFileSync } from 'node:fs';

const page = readFileSync(`${import.meta.dirname}/../../packages/portal/src/index.html`, 'utf8');
const [, text] = /<script type="importmap">(.*?)<\/script>/s.exec(page);

/** @type {Record<string, string>} */
export const importMap = JSON.parse(text).imports;
