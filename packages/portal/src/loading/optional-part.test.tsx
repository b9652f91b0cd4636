import { expect, nextFrame } from '@open-wc/testing';
import { lazy, Suspense, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { rootErrorHandlers } from '../bootstrap/root-error-handlers.ts';
import { LateBoundary } from './LateBoundary.tsx';
import { lazyPart } from './lazy-component.tsx';
import { OptionalPart } from './OptionalPart.tsx';
import { useScript } from './use-script.ts';
import { pause } from './second-try.ts';

function Broken(): never {
  throw new Error('broken on purpose');
}

const Missing = lazy<() => ReactNode>(() => Promise.reject(new Error('no such script')));
const Late = lazy(() => Promise.resolve({ default: () => <p>late</p> }));

/** The console line for an error: the message, and the error itself for its stack. */
const failed = (message: string) => `A part of the page failed: Error: ${message} Error: ${message}`;

/** Renders a part beside the rest of a page, and returns the console errors. */
async function shown(part: ReactNode, expected: string) {
  const container = document.createElement('div');
  const said = noteConsole('error');
  const root = createRoot(container, rootErrorHandlers);
  try {
    root.render(
      <>
        <p>the page</p>
        <OptionalPart>
          <Suspense fallback={<p>waits</p>}>{part}</Suspense>
        </OptionalPart>
      </>,
    );
    await waitUntil(() => container.textContent === expected, `the page reads “${expected}”`);
  } finally {
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
    expect(said).to.deep.equal([failed('no such script')]);
  });

  it('[VIEW-05] leaves its place empty where it fails, and the page stands', async () => {
    const said = await shown(<Broken />, 'the page');
    expect(said).to.deep.equal([failed('broken on purpose')]);
  });

  it('[VIEW-05] leaves its place empty again where it fails again', async () => {
    const container = document.createElement('div');
    const root = createRoot(container, { onCaughtError: () => undefined });
    for (const again of [1, 2]) {
      root.render(
        <>
          <p>page {again}</p>
          <OptionalPart again={again}>
            <Broken />
          </OptionalPart>
        </>,
      );
      await waitUntil(() => container.textContent === `page ${again}`);
    }
    root.unmount();
  });
});

describe('a part that loads late', () => {
  it('[VIEW-01] is shown as soon as it has come, however short the time that something else stood there', async () => {
    const script = Promise.withResolvers<{ default: () => ReactNode }>();
    const Part = lazyPart(() => script.promise);
    const container = document.createElement('div');
    const root = createRoot(container);
    flushSync(() =>
      root.render(
        <LateBoundary attempt={{}} fallback={<p>it comes</p>}>
          <Part />
        </LateBoundary>,
      ),
    );
    expect(container.textContent).to.equal('it comes');
    script.resolve({ default: () => <p>it came</p> });
    for (let frame = 0; frame < 6; frame += 1) await nextFrame();
    expect(container.textContent).to.equal('it came');
    root.unmount();
  });

  it('[VIEW-05] comes where its place is wanted anew, though its script was lost before', async () => {
    hurryTimers(pause);
    let isOnline = false;
    let tries = 0;
    let failures = 0;
    const come = { default: () => <p>it came</p> };
    const Part = lazyPart(() => {
      tries += 1;
      return isOnline ? Promise.resolve(come) : Promise.reject<typeof come>(new Error('offline'));
    });
    const container = document.createElement('div');
    const root = createRoot(container, { onCaughtError: () => void (failures += 1) });
    const show = (again: number) =>
      root.render(
        <>
          <p>page {again}</p>
          <OptionalPart again={again}>
            <Part />
          </OptionalPart>
        </>,
      );
    show(1);
    await waitUntil(() => failures === 1, 'it is lost');
    expect(tries).to.equal(2);
    expect(container.textContent).to.equal('page 1');
    show(2);
    await waitUntil(() => failures === 2, 'it is asked for anew, and lost again');
    expect(tries).to.equal(4);
    expect(container.textContent).to.equal('page 2');
    isOnline = true;
    show(3);
    await waitUntil(() => container.textContent === 'page 3it came');
    show(4);
    await waitUntil(() => container.textContent === 'page 4it came');
    expect(tries).to.equal(5);
    root.unmount();
  });

  it('[VIEW-05] comes when the connection is back, where its script was lost before', async () => {
    hurryTimers(pause);
    let isOnline = false;
    let failures = 0;
    const come = { default: () => <p>it came</p> };
    const Part = lazyPart(() =>
      isOnline ? Promise.resolve(come) : Promise.reject<typeof come>(new Error('offline')),
    );
    const container = document.createElement('div');
    const root = createRoot(container, { onCaughtError: () => void (failures += 1) });
    root.render(
      <OptionalPart>
        <Part />
      </OptionalPart>,
    );
    await waitUntil(() => failures === 1, 'it is lost');
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => container.textContent === 'it came');
    root.unmount();
  });

  it('is drawn at once where it was brought before', async () => {
    const Part = lazyPart(() => Promise.resolve({ default: () => <p>it is there</p> }));
    await Part.preload();
    const container = document.createElement('div');
    const root = createRoot(container);
    flushSync(() => root.render(<OptionalPart>{<Part />}</OptionalPart>));
    expect(container.textContent).to.equal('it is there');
    root.unmount();
  });
});

describe('a script that is asked for', () => {
  it('[VIEW-05] comes at the next asking where it failed, both tries of it, and the console says so once', async () => {
    hurryTimers(pause);
    let isOnline = false;
    let tries = 0;
    const arrival = Promise.withResolvers<{ text: string }>();
    const load = () => {
      tries += 1;
      return isOnline ? arrival.promise : Promise.reject(new Error('offline'));
    };
    function Asking() {
      const { script, hasFailed, ask } = useScript(load);
      return <button onClick={ask}>{script?.text ?? `asked in vain: ${Number(hasFailed)}`}</button>;
    }
    const container = document.createElement('div');
    document.body.append(container);
    const said = noteConsole('error');
    const root = createRoot(container);
    try {
      root.render(<Asking />);
      await waitUntil(() => container.querySelector('button'));
      expect(tries).to.equal(0);
      container.querySelector('button')!.click();
      await waitUntil(() => said.length === 1);
      expect(tries).to.equal(2);
      await waitUntil(() => container.textContent === 'asked in vain: 1');
      isOnline = true;
      container.querySelector('button')!.click();
      await waitUntil(
        () => container.textContent === 'asked in vain: 0',
        'an earlier failure is no longer said',
      );
      arrival.resolve({ text: 'it came' });
      await waitUntil(() => container.textContent === 'it came');
      expect(said).to.deep.equal([failed('offline')]);
    } finally {
      root.unmount();
      container.remove();
    }
  });
});
