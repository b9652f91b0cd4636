// Lists the failures at the end, and how many tests passed in each engine; writes the sum for the last line of npm test.
import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** @returns {import('@web/test-runner-core').Reporter} */
export function engineReporter() {
  return {
    async stop({ sessions }) {
      for (const line of [...sessions].flatMap(failuresOf)) console.log(line);
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

/** One line per failure, because often only the end of a long log is visible. */
function failuresOf({ browser, testFile, testResults, errors }) {
  const failed = testResults ? testsOf(testResults).filter((test) => !test.passed && !test.skipped) : [];
  const file = relative(process.cwd(), testFile);
  return [
    ...failed.map(
      ({ name, error }) => `✗ ${browser.name}: ${file}: ${name}: ${error?.message ?? 'no message'}`,
    ),
    ...errors.map(({ message }) => `✗ ${browser.name}: ${file}: ${message}`),
  ];
}

function testsOf(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}
