// npm start: serves the portal, the host pages and the catalogue from their sources, with live reload.
import { startDevServer } from '@web/dev-server';
import config from '../../web-dev-server.config.mjs';
import { isTaken } from './is-taken.mjs';
import { rebuildViewsOnChange } from './sample-views.mjs';
import { welcome } from './welcome.mjs';

// The server itself would print a stack trace and hang.
if (await isTaken(config.port)) {
  console.error(`Port ${config.port} is taken. Choose another: PORT=${config.port + 1} npm start`);
  process.exit(1);
}

// The server's own start message also names an address on the network, where it does not listen.
await startDevServer({ config, readFileConfig: false, readCliArgs: false, logStartMessage: false });
rebuildViewsOnChange();

console.log(welcome(`http://127.0.0.1:${config.port}`));
