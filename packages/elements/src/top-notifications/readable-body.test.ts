import { expect } from '@open-wc/testing';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { readableBody } from './readable-body.ts';

const note = (body: string) => ({ id: 'a', variant: 'error' as const, body });

describe('readableBody', () => {
  it('[BAN-02] gives text at once', () => {
    expect(readableBody(note('AT&T'))).to.deep.equal({ kind: 'text', text: 'AT&T' });
  });

  it('[BAN-02] leaves the text of HTML of which nothing is safe to show', async () => {
    const body = await readableBody(note('<svg><text>Closed</text></svg>'));
    expect(body).to.deep.equal({ kind: 'text', text: 'Closed' });
  });

  it('[BAN-02] leaves the text of HTML that cannot be made safe, and says so', async () => {
    const warned = noteConsole('warn');
    const body = await readableBody(note('<b>Sale</b> <script>alert(1)</script>'), () =>
      Promise.reject(new Error('offline')),
    );
    expect(body).to.deep.equal({ kind: 'text', text: 'Sale' });
    expect(warned).to.have.length(1);
  });
});
