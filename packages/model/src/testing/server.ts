import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TestServer extends AsyncDisposable {
  origin: string;
}

/** A real HTTP server on a free port, closed with all its connections at the end of its scope. */
export async function serve(
  listener: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<TestServer> {
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A request's whole body. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of request.setEncoding('utf8')) chunks.push(String(chunk));
  return chunks.join('');
}
