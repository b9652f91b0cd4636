import type { FlowMessages } from '@fleet-portal/model/messages';
import { expect } from '@open-wc/testing';
import { createRoot } from 'react-dom/client';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { useFlowMessages } from './use-flow-messages.ts';

describe('the words of the flows', () => {
  it('[TRM-01][BAN-03] are asked for on each page until they have come, and a failure is said', async () => {
    let isOnline = false;
    const words = { termsPromptTitle: 'The terms' } as unknown as FlowMessages;
    const load = () => (isOnline ? Promise.resolve(words) : Promise.reject(new Error('offline')));
    function Flow({ page }: { page: number }) {
      return useFlowMessages('en-ca', page, load)?.termsPromptTitle ?? 'nothing';
    }
    const container = document.createElement('div');
    const root = createRoot(container);
    const said = noteConsole('error');
    root.render(<Flow page={1} />);
    await waitUntil(() => said.length === 1, 'it is said');
    expect(said).to.deep.equal(['The words of the flows did not load: Error: offline']);
    expect(container.textContent).to.equal('nothing');
    isOnline = true;
    root.render(<Flow page={2} />);
    await waitUntil(() => container.textContent === 'The terms', 'the words have come');
    root.unmount();
  });
});
