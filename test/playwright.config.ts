import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './browser/chromium-flags.ts';
import { findEngine } from './browser/engines.ts';

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['./e2e/count-reporter.ts']],
  use: {
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: findEngine('chromium') ?? '',
      args: chromiumFlags,
    },
  },
});
