// Serves sources without a build: esbuild transforms TypeScript and JSX, and packages resolve to their source condition.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';

const tsconfig = fileURLToPath(new URL('../../packages/portal/tsconfig.json', import.meta.url));

export const sourceTransforms = {
  nodeResolve: { exportConditions: ['@fleet-portal/source', 'browser', 'import', 'default'] },
  plugins: [esbuildPlugin({ ts: true, tsx: true, target: 'es2022', tsconfig })],
};
