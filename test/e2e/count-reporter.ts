import { mkdir, writeFile } from 'node:fs/promises';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** Writes the number of passed and failed tests, for the last line of npm test. */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly kind: string;

  constructor({ kind = 'e2e' }: { kind?: string } = {}) {
    this.kind = kind;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd(): Promise<void> {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? [];
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    await mkdir('test-results', { recursive: true });
    const counts = JSON.stringify({ passed, failed: outcomes.length - passed });
    await writeFile(`test-results/${this.kind}-counts.json`, counts);
  }
}
