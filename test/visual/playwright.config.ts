import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { chromiumFlags } from '../browser/chromium-flags.ts';

const review = '../../test-results/visual/review';

/** Screenshots of the catalogue's states beside those kept in references/; their review is a page with what was, is and differs. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../test-results/visual/runs',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  reporter: [
    ['dot'],
    ['../e2e/count-reporter.ts', { kind: 'visual' }],
    ['html', { outputFolder: review, open: 'never' }],
  ],
  expect: {
    toHaveScreenshot: {
      // Another machine draws the same typeface with other edges: neither counts, a letter or a line that moves does.
      threshold: 0.25,
      maxDiffPixelRatio: 0.004,
    },
  },
  use: {
    ...base.use,
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'],
    },
  },
});
