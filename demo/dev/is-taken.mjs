import { createServer } from 'node:net';

/** Whether a port of this machine is already in use. */
export function isTaken(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(true));
    server.listen(port, '127.0.0.1', () => server.close(() => done(false)));
  });
}
