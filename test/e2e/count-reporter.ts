import { mkdir, writeFile } from 'node:fs/promises';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** Writes how many tests passed and failed, for the last line of npm test. */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd(): Promise<void> {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    await mkdir('test-results', { recursive: true });
    await writeFile(
      'test-results/e2e-counts.json',
      JSON.stringify({ passed, failed: outcomes.length - passed }),
    );
  }
}
