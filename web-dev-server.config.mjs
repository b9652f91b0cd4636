import { createBackend } from './demo/backend/backend.ts';
import { documents } from './demo/backend/documents.ts';
import { sourceAddresses } from './demo/dev/addresses.mjs';
import { loopback } from './demo/dev/loopback.mjs';
import { reactModules } from './demo/dev/react-modules.mjs';
import { sampleViews } from './demo/dev/sample-views.mjs';
import { sourceTransforms } from './demo/dev/source-transforms.mjs';

export default {
  rootDir: import.meta.dirname,
  hostname: loopback,
  port: Number(process.env.PORT ?? 8000),
  watch: true,
  nodeResolve: sourceTransforms.nodeResolve,
  middleware: [
    sourceAddresses(),
    sampleViews(),
    createBackend(),
    documents({ index: '/packages/portal/src/index.html', root: import.meta.dirname }),
  ],
  plugins: [...sourceTransforms.plugins, reactModules()],
};
