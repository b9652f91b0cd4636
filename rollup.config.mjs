// npm run build: the packages (dist/ in each), the one script and the portal app (dist/ here).
import { oneScript } from './rollup/one-script.mjs';
import { packageBuild } from './rollup/packages.mjs';
import { portalApp } from './rollup/portal-app.mjs';

export default Promise.all([
  packageBuild('model'),
  packageBuild('elements'),
  packageBuild('portal'),
  oneScript,
  portalApp,
]);
