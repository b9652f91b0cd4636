// npm run docs: writes the documents that are generated from the sources.
import { writeFileSync } from 'node:fs';
import { generate, generatedFiles } from './generated.ts';

for (const file of generatedFiles) writeFileSync(file, await generate(file));
