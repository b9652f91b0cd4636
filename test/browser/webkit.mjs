// Starts WebKit's driver on a display of its own and describes it to the test runner.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import { findEngine, findMiniBrowser } from './engines.ts';

/** The display's size, in px. */
export const screen = { width: 1920, height: 1400 };

/** @returns {Promise<import('@web/test-runner-core').BrowserLauncher>} */
export async function webkitLauncher() {
  const display = await startXvfb();
  const port = await freePort();
  const driver = spawn(findEngine('webkit'), [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: import.meta.dirname, // gtk-3.0/gtk.css
    },
    stdio: 'ignore',
  });
  endWithThisProcess(driver);
  await listening(port);

  const launcher = webdriverLauncher({
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
  const initialize = launcher.initialize.bind(launcher);
  launcher.initialize = async (config) => {
    await initialize(config);
    launcher.name = 'WebKit';
  };
  return launcher;
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
