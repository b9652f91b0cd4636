import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { createRoot, type Root } from 'react-dom/client';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { useSession, type SessionState } from './session-context.ts';
import { SessionProvider } from './SessionProvider.tsx';

describe('who is there', () => {
  let root: Root | null = null;
  afterEach(() => root?.unmount());

  it('[RTE-26] leaves again once it is told to stop, also before the first leaving was drawn', async () => {
    const { left, now } = await open();
    now().leave('/login?redirect=a', 'login');
    now().stopLeaving();
    now().leave('/login?redirect=b', 'login');
    expect(left).to.deep.equal(['/login?redirect=a', '/login?redirect=b']);
    await waitUntil(() => now().leaving?.href === '/login?redirect=b');
    now().stopLeaving();
    await waitUntil(() => now().leaving === null);
  });

  it('[SES-02] goes on signing out, whatever else is wished', async () => {
    const { left, now } = await open();
    now().signOut('/logout');
    now().stopLeaving();
    now().leave('/login', 'login');
    await waitUntil(() => now().leaving?.why === 'logout');
    expect(left).to.deep.equal(['/logout']);
  });

  /** The provider without the portal. */
  async function open() {
    const left: string[] = [];
    let state: SessionState | null = null;
    function Reader() {
      state = useSession();
      return null;
    }
    root = createRoot(document.createElement('div'));
    root.render(
      <SessionProvider initial={visitor} base="" leave={(href) => left.push(href)}>
        <Reader />
      </SessionProvider>,
    );
    await waitUntil(() => state);
    return { left, now: () => state! };
  }
});
