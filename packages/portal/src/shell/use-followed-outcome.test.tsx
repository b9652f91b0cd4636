import { expect } from '@open-wc/testing';
import { useEffect } from 'react';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { closeNavigation, holdNavigation } from '../router/navigation.fixture.tsx';
import { SessionContext } from '../session/session-context.ts';
import { stillSession } from '../session/still-session.fixture.ts';
import type { PageOutcome } from '../gate/page-outcome.ts';
import { useFollowedOutcome } from './use-followed-outcome.ts';

const slow = '/en-ca/slow/';
const newer = '/fr-ca/privacy-policy/';
const asked: PageOutcome = { kind: 'ask', path: slow, hasFailed: false };

describe('what an address leads to', () => {
  afterEach(closeNavigation);

  const leads: PageOutcome[] = [
    { kind: 'redirect', to: '/en-ca/sitemap/', reason: 'configured redirect' },
    { kind: 'leave', href: '/login?redirect=slow', message: 'redirecting to login' },
  ];
  for (const lead of leads) {
    it(`[RTE-26] is left alone, a ${lead.kind} too, once a newer address is asked for whose words are on their way`, async () => {
      const { left } = await overtake(lead);
      expect(location.pathname).to.equal(newer);
      expect(left).to.deep.equal([]);
    });

    it(`[RTE-26] is followed, a ${lead.kind} too, where the visitor has come back to it`, async () => {
      const { left } = await overtake(lead);
      history.back();
      await waitUntil(() => location.pathname === '/en-ca/sitemap/' || left.length > 0);
    });
  }

  it('[GAT-04] is followed again when the page comes back, also where the answer came before anything was drawn', async () => {
    const { left, show } = open();
    const login = leads[1]!;
    show(login);
    await waitUntil(() => left.length === 1);
    show(login, 1);
    await waitUntil(() => left.length === 2);
  });
});

/** Resolves the outcome of a slow URL after a newer one has been requested. */
async function overtake(lead: PageOutcome) {
  const { shown, left, show, waiting } = open();
  show(asked);
  await waitUntil(() => shown.includes('ask'));
  window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path: newer } }));
  await waitUntil(() => waiting.has(newer));
  show(lead);
  await waitUntil(() => shown.includes(lead.kind));
  return { left };
}

/** A screen at a slow URL whose outcome the test sets; navigation to `newer` is held. */
function open() {
  const shown: string[] = [];
  const left: string[] = [];
  const session = { ...stillSession(), leave: (href: string) => void left.push(href) };
  function Screen({ outcome }: { outcome: PageOutcome }) {
    const { entry } = useNavigation();
    useFollowedOutcome(outcome, entry, 'en-ca');
    useEffect(() => {
      shown.push(outcome.kind);
    }, [outcome]);
    return null;
  }
  const { show, waiting } = holdNavigation(slow, (url) => url === newer);
  return {
    shown,
    left,
    waiting,
    show: (outcome: PageOutcome, returns = 0) =>
      show(
        <SessionContext value={{ ...session, returns }}>
          <Screen outcome={outcome} />
        </SessionContext>,
      ),
  };
}
