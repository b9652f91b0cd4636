// A minimal server around page.mjs.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { renderPage } from './page.mjs';

const types = { js: 'text/javascript', json: 'application/json' };

const server = createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, 'http://server.example');
  const [, ending] = /\.(js|json)$/.exec(pathname) ?? [];
  try {
    const folder = ending === 'js' ? 'public' : '.';
    const body = ending ? await readFile(`${folder}${pathname}`) : await renderPage(url);
    response.writeHead(200, { 'content-type': types[ending] ?? 'text/html' }).end(body);
  } catch (error) {
    response.writeHead(404).end(String(error));
  }
});

server.listen(0, '127.0.0.1', () => console.log(server.address().port));
