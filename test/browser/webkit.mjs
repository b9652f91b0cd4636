// Starts WebKit's drivers, each on its own display, and describes them to the test runner.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { remote } from 'webdriverio';
import { findEngine, findMiniBrowser } from './engines.ts';

/** The display's size, in px. */
export const screen = { width: 1920, height: 1400 };

/** The maximum time in ms for a page to load; after that, its window counts as hung. */
const pageLoad = 20_000;

/** The start of the error message for a page that did not load. */
export const notLoaded = 'WebKit did not load the page';

/**
 * Runs WebKit as three browsers, each with its own driver and display, because a driver has only one window. This engine runs last, with
 * both processors to itself; more than three windows would slow each other down.
 * @returns {Promise<import('@web/test-runner-core').BrowserLauncher & { driverOf(sessionId: string): WebdriverIO.Browser }>}
 */
export async function webkitLauncher() {
  const displays = await Promise.all([startXvfb(), startXvfb(), startXvfb()]);
  const idle = displays.map((display) => new Window(display));
  const all = [...idle];
  const busy = new Map();
  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: all.length,
    async startSession(id, url) {
      const window = idle.pop();
      busy.set(id, window);
      await window.open(url);
    },
    async stopSession(id) {
      const window = busy.get(id);
      try {
        await window.clear();
        return {};
      } finally {
        busy.delete(id);
        idle.push(window);
      }
    },
    async stop() {
      await Promise.all(all.map((window) => window.close()));
    },
    isActive: (id) => busy.has(id),
    getBrowserUrl: (id) => busy.get(id).currentUrl(),
    sendKeys: (id, keys) => busy.get(id).driver.keys(keys),
    driverOf: (id) => busy.get(id).driver,
  };
}

/** A browser window and its driver, which start with the first page. */
class Window {
  constructor(display) {
    this.display = display;
  }

  /**
   * Opens a page. Sometimes WebKit's page process hangs before it has read the page, or the driver crashes while loading it: only a new
   * browser helps. As the page may have started its tests already, only the test runner can repeat them.
   */
  async open(url) {
    this.url = url;
    try {
      await this.load(url);
    } catch (cause) {
      await this.close();
      throw new Error(`${notLoaded}: ${cause.message}`, { cause });
    }
  }

  /** The current URL of the page. If its process has crashed, the page has not gone anywhere. */
  async currentUrl() {
    try {
      return await within(pageLoad, this.driver.getUrl(), 'The page says no address');
    } catch {
      return this.url;
    }
  }

  async load(url) {
    if (!this.driver) await this.start();
    await within(pageLoad, this.driver.navigateTo(url), `${url} did not load`);
  }

  /** Opens an empty page, which stops everything on the previous one. */
  async clear() {
    try {
      await within(pageLoad, this.driver.navigateTo('about:blank'), 'The page did not end');
    } catch {
      await this.close();
    }
  }

  async start() {
    const port = await freePort();
    const driver = spawn(findEngine('webkit'), [`--port=${port}`, '--host=127.0.0.1'], {
      env: {
        ...process.env,
        DISPLAY: this.display,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        // Without a graphics card, compositing runs on the CPU, and would take a third of the total time.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        // Test pages are too short-lived for optimized code to pay off.
        JSC_useDFGJIT: '0',
        XDG_CONFIG_HOME: import.meta.dirname, // gtk-3.0/gtk.css
      },
      stdio: 'ignore',
      detached: true,
    });
    this.process = driver;
    endWithThisProcess(driver, () => endGroup(driver));
    // A browser that outlives its driver would continue its tests without one, and report failures.
    driver.once('exit', () => endGroup(driver));
    await listening(port);
    this.driver = await remote({
      hostname: '127.0.0.1',
      port,
      path: '/',
      logLevel: 'error',
      capabilities: {
        browserName: 'MiniBrowser',
        // A page is ready once its tests can start: frames that tests add would delay its load event.
        pageLoadStrategy: 'eager',
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    });
  }

  /** Kills the driver and its browser. */
  async close() {
    const { process: running } = this;
    this.driver = undefined;
    this.process = undefined;
    if (!running) return;
    const isRunning = running.exitCode === null && running.signalCode === null;
    endGroup(running);
    if (isRunning) await once(running, 'exit');
  }
}

/** Kills a process that leads a process group, with the whole group. */
function endGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The result of a call, or an error with the reason if it takes longer than `ms`; a later result is ignored. */
async function within(ms, call, reason) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${reason} within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
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

/** A process killed by a signal does not emit `exit` unless it exits itself. */
process.once('SIGTERM', () => process.exit(1));

function endWithThisProcess(child, end = () => child.kill()) {
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
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
