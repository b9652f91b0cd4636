import type { Session } from '@fleet-portal/model/entities';
import { visitor } from '@fleet-portal/model/rules';
import { expect, nextFrame } from '@open-wc/testing';
import { createRoot, type Root } from 'react-dom/client';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { signedIn } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab } from './other-tab.fixture.ts';
import { requestUserInfo, userInfoUpdated } from './user-info-events.ts';
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
    expect(left).to.deep.equal(['/logout', '/logout']);
  });

  it('[SES-02] is whom the last question names, also where an earlier answer comes later', async () => {
    const questions = holdSession();
    const { now } = await open();
    hearFromOtherTab({ sessionId: 'first' });
    await waitUntil(() => questions.length === 1, 'the first question');
    hearFromOtherTab({ sessionId: 'second' });
    await waitUntil(() => questions.length === 2, 'the second question');
    questions[1]!.resolve(Response.json(signedIn({}, { SESSIONID: 'second' })));
    await waitUntil(() => now().session.SESSIONID === 'second', 'the second session');
    questions[0]!.resolve(Response.json(signedIn({}, { SESSIONID: 'first' })));
    await settled();
    expect(now().session.SESSIONID).to.equal('second');
  });

  it('[SES-02] is whom the last question names, also where an earlier answer says that nobody is', async () => {
    const questions = holdSession();
    const { now } = await open();
    hearFromOtherTab({ sessionId: 'first' });
    await waitUntil(() => questions.length === 1, 'the first question');
    hearFromOtherTab({ sessionId: 'second' });
    await waitUntil(() => questions.length === 2, 'the second question');
    questions[0]!.resolve(Response.json(visitor));
    await settled();
    questions[1]!.resolve(Response.json(signedIn({}, { SESSIONID: 'second' })));
    await waitUntil(() => now().session.SESSIONID === 'second', 'the second session');
  });

  it('[SES-05] keeps details that came while the server was asked who is there', async () => {
    const questions = holdSession();
    const before = signedIn({ firstName: 'Old' });
    answerFetch(({ pathname }) => {
      if (pathname === '/userinfo/refresh') return Response.json({ ...before.USER, firstName: 'New' });
      return pathname === '/session' ? null : Response.json([]);
    });
    const { now } = await open(before);
    hearFromOtherTab({ sessionId: null });
    await waitUntil(() => questions.length === 1, 'the question');
    const isAnswered = new Promise((resolve) =>
      window.addEventListener(userInfoUpdated, resolve, { once: true }),
    );
    window.dispatchEvent(new Event(requestUserInfo));
    await waitUntil(() => now().session.USER?.firstName === 'New', 'the details');
    await isAnswered;
    questions[0]!.resolve(Response.json({ ...before, stepUpRequired: true }));
    await waitUntil(() => now().session.stepUpRequired, 'what the answer alone knows');
    expect(now().session.USER?.firstName).to.equal('New');
  });

  it('[GAT-07] stays hidden until the last question is answered, and is nobody where that fails', async () => {
    const questions = holdSession();
    const { now } = await open(signedIn());
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    hearFromOtherTab({ sessionId: 'second' });
    await waitUntil(() => questions.length === 2, 'both questions');
    questions[0]!.resolve(Response.json(signedIn()));
    await settled();
    expect(document.body.style.visibility).to.equal('hidden');
    questions[1]!.resolve(new Response(null, { status: 503 }));
    await waitUntil(() => !document.body.style.visibility, 'the page is shown');
    expect(now().isSignedIn).to.equal(false);
  });

  /** Holds back the responses to session requests, for the test to resolve one by one. */
  function holdSession() {
    const questions: PromiseWithResolvers<Response>[] = [];
    answerFetch(({ pathname }) => {
      if (pathname !== '/session') return null;
      const question = Promise.withResolvers<Response>();
      questions.push(question);
      return question.promise;
    });
    return questions;
  }

  /** Waits until a response has had all its effects. */
  async function settled() {
    await nextFrame();
    await nextFrame();
  }

  /** Waits until the provider announces the session to other tabs, which shows that it listens to them. */
  function announcement(): Promise<void> {
    return new Promise((resolve) => {
      const otherTab = new BroadcastChannel('fp-session');
      otherTab.addEventListener('message', () => {
        otherTab.close();
        resolve();
      });
    });
  }

  /** Renders the provider without the portal. */
  async function open(initial: Session = visitor) {
    const left: string[] = [];
    let state: SessionState | null = null;
    function Reader() {
      state = useSession();
      return null;
    }
    const isHeard = announcement();
    root = createRoot(document.createElement('div'));
    root.render(
      <SessionProvider initial={initial} base="" leave={(href) => left.push(href)}>
        <Reader />
      </SessionProvider>,
    );
    await waitUntil(() => state);
    await isHeard;
    return { left, now: () => state! };
  }
});
