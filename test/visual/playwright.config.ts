import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { chromiumFlags } from '../browser/chromium-flags.ts';

const review = '../../test-results/visual/review';

/** Compares screenshots of the catalogue's states with those in references/; the review page shows expected, actual and difference. */
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
      // Tolerates that another machine renders a typeface with other edges, but not that a letter or a line moves.
      threshold: 0.25,
      maxDiffPixelRatio: 0.0005,
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
