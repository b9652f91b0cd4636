// npm run bench: cold start, first render of the header and a route look-up, on the built output.
import { startServer } from '../../demo/backend/serve.ts';
import { measureBrowser } from './browser.ts';
import { measureLookUp } from './look-up.ts';

const server = await startServer({ root: 'dist', port: 0 });
try {
  console.table(await measureLookUp());
  console.table(await measureBrowser(server.url));
} finally {
  await server.close();
}
