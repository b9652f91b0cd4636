// Element and portal tests in three engines: npm run test:browser [-- --group chromium] [-- --files 'packages/elements/src/header/*.test.ts']
import { resolve } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { sendKeysPlugin } from '@web/test-runner-commands/plugins';
import { createBackend } from '../demo/backend/backend.ts';
import { sourceAddresses } from '../demo/dev/addresses.mjs';
import { importMap } from '../demo/dev/import-map.mjs';
import { loopback } from '../demo/dev/loopback.mjs';
import { productionReact, reactModules } from '../demo/dev/react-modules.mjs';
import { sampleViews } from '../demo/dev/sample-views.mjs';
import { sourceTransforms } from '../demo/dev/source-transforms.mjs';
import { bundledTests } from './browser/bundled-tests.mjs';
import { chromiumFlags } from './browser/chromium-flags.ts';
import { pressCommand, clickCommand, viewportCommand } from './browser/commands.mjs';
import { findEngine } from './browser/engines.ts';
import { engineReporter } from './browser/engine-reporter.mjs';
import { firefoxPage } from './browser/firefox-page.mjs';
import { frameworkAsIs } from './browser/framework-as-is.mjs';
import { repeatLost } from './browser/repeat-lost.mjs';
import { testPage } from './browser/test-page.mjs';
import { webkitLauncher } from './browser/webkit.mjs';

/** Two engines run in parallel. Firefox and WebKit would slow each other down, so the slower one runs alone at the end. */
const wanted = (process.env.ENGINES ?? 'chromium,firefox,webkit').split(',').filter(findEngine);

/** Turns off puppeteer's network events, which nothing uses. */
const quiet = { networkEnabled: false };

/** Test pages are too short-lived for optimized code, which took Chromium a seventh of its time to generate. */
const withoutOptimizing = '--js-flags=--no-turbofan --no-maglev';

/** A small window (in px), as Firefox spends a fifth of its time or more on painting what fits into it; the page keeps its own size. */
const firefoxWindow = { MOZ_HEADLESS_WIDTH: '500', MOZ_HEADLESS_HEIGHT: '300' };

const launchers = {
  chromium: () =>
    puppeteerLauncher({
      concurrency: 2,
      launchOptions: {
        ...quiet,
        executablePath: findEngine('chromium'),
        args: [...chromiumFlags, withoutOptimizing],
      },
      createPage: focusedPage,
    }),
  firefox: () =>
    puppeteerLauncher({
      concurrency: 1,
      launchOptions: {
        ...quiet,
        browser: 'firefox',
        executablePath: findEngine('firefox'),
        // Firefox only focuses a page and sends keys to it if it regards its window as the active one.
        extraPrefsFirefox: { 'focusmanager.testmode': true },
        env: { ...process.env, ...firefoxWindow },
      },
      createPage: firefoxPage,
    }),
  webkit: () => webkitLauncher(),
};

/**
 * With two pages in parallel, one is in the background: it must paint and take focus as if it were in front. Each page has its own cookies,
 * storage and channels.
 */
async function focusedPage({ browser }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
}

const browsers = await Promise.all(wanted.map((engine) => launchers[engine]()));

const rootDir = resolve(import.meta.dirname, '..');
const files = [
  'packages/{elements,portal}/src/**/!(*.node).test.{ts,tsx}',
  'test/pages/{catalogue,hostile-hosts,server-rendering}/**/*.test.ts',
];
/** The sample views belong to the demo, so testing them in one engine is enough. Files given by name run in each engine. */
const samples = ['test/pages/sample-views/*.test.ts'];
const isAll = !process.argv.some((argument) => argument.startsWith('--files'));
const bundle = (...entries) =>
  bundledTests({
    files: entries,
    rootDir,
    conditions: sourceTransforms.nodeResolve.exportConditions,
    tsconfig: 'packages/portal/tsconfig.json',
    addresses: importMap,
  });

/** Bundles of the tests, and of the one script and separate elements for pages in frames. */
const bundles = await Promise.all([
  bundle(...files, ...samples),
  bundle('packages/elements/src/shell.ts'),
  bundle('packages/elements/src/{consent,footer,header,skip-link}/define.ts'),
]);

/** React's development build has warnings, but takes a seventh of the time of portal tests, so only Chromium gets it. */
const hasProductionReact = (userAgent) => !userAgent.includes('Chrome/');

export default {
  rootDir,
  files,
  groups: isAll ? [{ name: 'samples', files: samples, browsers: browsers.slice(0, 1) }] : [],
  hostname: loopback,
  nodeResolve: sourceTransforms.nodeResolve,
  middleware: [
    frameworkAsIs,
    ...bundles,
    productionReact(hasProductionReact),
    sourceAddresses(),
    sampleViews(),
    createBackend(),
  ],
  plugins: [
    ...sourceTransforms.plugins,
    reactModules(),
    pressCommand(),
    clickCommand(),
    sendKeysPlugin(),
    viewportCommand(),
  ],
  testRunnerHtml: testPage,
  browsers,
  concurrency: 1,
  concurrentBrowsers: 2,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 240_000,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: false }),
    engineReporter(),
    repeatLost(),
  ],
};
