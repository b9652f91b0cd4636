// Reports Node's test runs: one line per failing test, and the counts for the last line of npm test.
import { mkdir, writeFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { spec } from 'node:test/reporters';

// test:node or test:packages
const name = process.env.npm_lifecycle_event?.split(':')[1] ?? 'node';
const counts = { passed: 0, failed: 0 };

export default new Transform({
  writableObjectMode: true,
  construct(done) {
    this.spec = new spec();
    this.spec.on('data', (text) => this.push(text));
    done();
  },
  transform(event, encoding, done) {
    const isTest = event.data?.details?.type !== 'suite';
    if (event.type === 'test:pass' && isTest) counts.passed += 1;
    if (event.type === 'test:fail' && isTest) counts.failed += 1;
    // Unreported passing tests would otherwise be listed around each failure.
    if (event.type !== 'test:pass' && event.type !== 'test:start') this.spec.write(event);
    done();
  },
  flush(done) {
    this.spec.end();
    mkdir('test-results', { recursive: true })
      .then(() => writeFile(`test-results/${name}-counts.json`, JSON.stringify(counts)))
      .then(() => done(), done);
  },
});
