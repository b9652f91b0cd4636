// Starts WebKit's drivers, each on a display of its own, and describes them to the test runner.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { findEngine, findMiniBrowser } from './engines.ts';

/** The display's size, in px. */
export const screen = { width: 1920, height: 1400 };

/**
 * WebKit as three browsers, each with a driver and a display of its own: a driver has one window, this engine comes last, with both
 * processors to itself, and more windows than three keep each other waiting.
 * @returns {Promise<import('@web/test-runner-core').BrowserLauncher & { driverOf(sessionId: string): WebdriverIO.Browser }>}
 */
export async function webkitLauncher() {
  const launchers = await Promise.all([windowLauncher(), windowLauncher(), windowLauncher()]);
  const idle = [...launchers];
  const busy = new Map();
  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: launchers.length,
    async initialize(config) {
      await Promise.all(launchers.map((launcher) => launcher.initialize({ ...config, concurrency: 1 })));
    },
    async startSession(id, url) {
      const launcher = idle.pop();
      busy.set(id, launcher);
      await launcher.startSession(id, url);
    },
    async stopSession(id) {
      const launcher = busy.get(id);
      try {
        return await launcher.stopSession(id);
      } finally {
        busy.delete(id);
        idle.push(launcher);
      }
    },
    async stop() {
      await Promise.all(launchers.map((launcher) => launcher.stop()));
    },
    isActive: (id) => busy.has(id),
    getBrowserUrl: (id) => busy.get(id).getBrowserUrl(id),
    sendKeys: (id, keys) => busy.get(id).sendKeys(id, keys),
    driverOf: (id) => busy.get(id).driver,
  };
}

async function windowLauncher() {
  const display = await startXvfb();
  const port = await freePort();
  const driver = spawn(findEngine('webkit'), [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card layers are put together by the processor, which costs a third of all the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      XDG_CONFIG_HOME: import.meta.dirname, // gtk-3.0/gtk.css
    },
    stdio: 'ignore',
  });
  endWithThisProcess(driver);
  await listening(port);

  return webdriverLauncher({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    },
  });
}

/** Xvfb picks a free display itself and writes its number to the third file descriptor. */
async function startXvfb() {
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  endWithThisProcess(xvfb);
  const number = await new Promise((resolve, reject) => {
    xvfb.stdio[3].once('data', (data) => resolve(String(data).trim()));
    xvfb.once('error', reject);
    xvfb.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return `:${number}`;
}

function endWithThisProcess(child) {
  process.once('exit', () => child.kill());
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function listening(port) {
  const signal = AbortSignal.timeout(20_000);
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`, { signal });
      return;
    } catch (error) {
      if (signal.aborted) throw new Error('WebKitWebDriver did not start within 20 s', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
