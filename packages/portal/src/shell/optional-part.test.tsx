import { expect } from '@open-wc/testing';
import { lazy, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { rootErrorHandlers } from '../bootstrap/root-error-handlers.ts';
import { OptionalPart } from './OptionalPart.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

const Missing = lazy<() => ReactNode>(() => Promise.reject(new Error('no such script')));
const Late = lazy(() => Promise.resolve({ default: () => <p>late</p> }));

/** What stands beside the rest of a page, and what the console hears. */
async function shown(part: ReactNode, expected: string) {
  const container = document.createElement('div');
  const said: string[] = [];
  const { error } = console;
  console.error = (line: unknown) => said.push(String(line));
  const root = createRoot(container, rootErrorHandlers);
  try {
    root.render(
      <>
        <p>the page</p>
        <OptionalPart fallback={<p>waits</p>}>{part}</OptionalPart>
      </>,
    );
    await waitUntil(() => container.textContent === expected, `the page reads “${expected}”`);
  } finally {
    console.error = error;
    root.unmount();
  }
  return said;
}

describe('a part that the page can do without', () => {
  it('[VIEW-05] stands in its place once its script has come', async () => {
    expect(await shown(<Late />, 'the pagelate')).to.deep.equal([]);
  });

  it('[VIEW-05] leaves its place empty where its script does not come, and the console says so once', async () => {
    const said = await shown(<Missing />, 'the page');
    expect(said).to.deep.equal(['A part of the page failed: Error: no such script']);
  });

  it('[VIEW-05] leaves its place empty where it fails, and the page stands', async () => {
    const said = await shown(<Broken />, 'the page');
    expect(said).to.deep.equal(['A part of the page failed: Error: broken on purpose']);
  });
});
