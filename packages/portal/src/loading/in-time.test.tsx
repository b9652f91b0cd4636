import { expect } from '@open-wc/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { rootErrorHandlers } from '../bootstrap/root-error-handlers.ts';
import { FailureBoundary, type PartFailed } from './FailureBoundary.tsx';
import { scriptLimit } from './in-time.ts';
import { lazyPage } from './lazy-component.tsx';
import { useScript } from './use-script.ts';

type Module = { default: () => ReactNode };

/** A script that stays pending until `come`, however often it is requested, as with `import`. */
function slowScript() {
  const { promise, resolve } = Promise.withResolvers<Module>();
  return { load: () => promise, come: () => resolve({ default: () => <p>it came</p> }) };
}

function Lost({ error, retry }: PartFailed) {
  return <button onClick={retry}>{String(error)}</button>;
}

function Asking({ load }: { load: () => Promise<Module> }) {
  const { script, hasFailed, ask } = useScript(load);
  return script ? <script.default /> : <button onClick={ask}>{hasFailed ? 'lost' : 'waits'}</button>;
}

describe('a script that does not answer', () => {
  const container = document.createElement('div');
  const press = () => container.querySelector('button')!.click();
  const reads = (text: RegExp) => waitUntil(() => text.test(container.textContent), `it reads “${text}”`);

  before(() => document.body.append(container));
  after(() => container.remove());

  it('[API-09] is lost to a page after 20 s, and comes at another try once it has answered', async () => {
    hurryTimers(scriptLimit);
    const said = noteConsole('error');
    const { load, come } = slowScript();
    const Page = lazyPage(load);
    const root = createRoot(container, rootErrorHandlers);
    root.render(
      <FailureBoundary fallback="waits" Failed={Lost}>
        <Page />
      </FailureBoundary>,
    );
    await reads(/^waits$/);
    await reads(/^LostScript: no answer within 20000 ms$/);
    press();
    await reads(/^waits$/);
    await reads(/^LostScript/);
    come();
    press();
    await reads(/^it came$/);
    expect(said).to.have.length(2);
    root.unmount();
  });

  it('[NTF-08] is lost to who has asked for it after 20 s, and comes at another try once it has answered', async () => {
    hurryTimers(scriptLimit);
    const said = noteConsole('error');
    const { load, come } = slowScript();
    const root = createRoot(container);
    root.render(<Asking load={load} />);
    await reads(/^waits$/);
    press();
    await reads(/^lost$/);
    come();
    press();
    await reads(/^it came$/);
    expect(said).to.have.length(1);
    root.unmount();
  });
});
