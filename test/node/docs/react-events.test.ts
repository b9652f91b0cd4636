import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

/** Lines such as `Banner onBannerClose fp-banner-close`, one per prop: a prop has the name of its event without the prefix. */
function propsOfWrappers(): string[] {
  return globSync('packages/portal/src/wrappers/*.ts').flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const wrapped = /const (\w+) = wrap\('[\w-]+', \w+, \[([^\]]*)\]/.exec(source);
    const [, component = '', events = ''] = wrapped ?? [];
    return Array.from(events.matchAll(/'(fp-[\w-]+)'/g), ([, event = '']) => {
      const prop = event.replace(/^fp/, 'on').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return `${component} ${prop} ${event}`;
    });
  });
}

/** The same lines from the manual's table, in which only the first row of a component names it. */
function propsOfManual(): string[] {
  const manual = readFileSync('packages/portal/README.md', 'utf8');
  const rows = manual.matchAll(/^\| (?:`(\w+)`)? +\| `(on\w+)` +\| `([\w-]+)` +\|$/gm);
  let component = '';
  return Array.from(rows, ([, name, prop = '', event = '']) => {
    component = name ?? component;
    return `${component} ${prop} ${event}`;
  });
}

it('[HDR-02] the manual of the React components names each prop that hears an event', () => {
  const props = propsOfManual();
  assert.ok(props.length > 20);
  assert.deepEqual(props.sort(), propsOfWrappers().sort());
});
