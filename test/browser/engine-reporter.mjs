// Says at the end how many tests passed in each engine, and writes the sum for the last line of npm test.
import { mkdir, writeFile } from 'node:fs/promises';

/** @returns {import('@web/test-runner-core').Reporter} */
export function engineReporter() {
  return {
    async stop({ sessions }) {
      const total = { passed: 0, failed: 0 };
      for (const [engine, counts] of countByEngine([...sessions])) {
        console.log(`${engine}: ${counts.passed} passed, ${counts.failed} failed`);
        total.passed += counts.passed;
        total.failed += counts.failed;
      }
      await mkdir('test-results', { recursive: true });
      await writeFile('test-results/browser-counts.json', JSON.stringify(total));
    },
  };
}

function countByEngine(sessions) {
  const engines = new Map();
  for (const { browser, testResults, passed, errors } of sessions) {
    const counts = engines.get(browser.name) ?? { passed: 0, failed: 0 };
    engines.set(browser.name, counts);
    const tests = testResults ? testsOf(testResults) : [];
    counts.passed += tests.filter((test) => test.passed).length;
    const failed = tests.filter((test) => !test.passed && !test.skipped).length;
    counts.failed += failed || (!passed || errors.length ? 1 : 0);
  }
  return engines;
}

function testsOf(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}
