import { pageMessages } from '@fleet-portal/model/messages';
import { expect } from '@open-wc/testing';
import { useLayoutEffect } from 'react';
import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { AnnouncerContext, useAnnouncer } from '../context/announcer-context.ts';
import { LocaleContext } from '../context/locale-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { closeNavigation, holdNavigation } from '../router/navigation.fixture.tsx';
import { Progress } from './Progress.tsx';
import { silence } from './silence.ts';

const language = { locale: 'en-ca', messages: await pageMessages('en-ca') };

/** Announces its URL, as pages announce their name. */
function Page() {
  const { announce } = useAnnouncer();
  const { entry, isPending } = useNavigation();
  useLayoutEffect(() => {
    if (!isPending) announce(entry.url);
  }, [announce, entry, isPending]);
  return null;
}

/** Opens a page; navigation to any other page is held until it is let in. */
async function open() {
  const said: string[] = [];
  let at = 0;
  const announcer = {
    announce(text: string) {
      said.push(text);
      at = performance.now();
    },
    takeBack: (text: string) => said.push(`no longer ${text}`),
  };
  const { waiting, show } = holdNavigation('/en-ca/', (url) => url !== '/en-ca/');
  show(
    <AnnouncerContext value={announcer}>
      <LocaleContext value={language}>
        <Progress />
        <Page />
      </LocaleContext>
    </AnnouncerContext>,
  );
  await waitUntil(() => said.includes('/en-ca/'));
  const ask = async (path: string) => {
    navigate(path);
    await waitUntil(() => waiting.has(path), 'the next page is asked for');
    return () => waiting.get(path)?.();
  };
  return { said, saidAt: () => at, ask };
}

describe('a page that keeps its place until the next one has come', () => {
  afterEach(closeNavigation);

  it('[RTE-27] says that it loads where that takes long, until the next one says its name', async () => {
    const { said, ask } = await open();
    hurryTimers(silence);
    const letIn = await ask('/en-ca/slow/');
    await waitUntil(() => said.includes('Loading'));
    letIn();
    await waitUntil(() => said.includes('/en-ca/slow/'));
    expect(said).to.deep.equal(['/en-ca/', 'Loading', 'no longer Loading', '/en-ca/slow/']);
  });

  it('[RTE-27] says nothing where the next one comes soon', async () => {
    const { said, saidAt, ask } = await open();
    const letIn = await ask('/en-ca/quick/');
    letIn();
    await waitUntil(() => said.includes('/en-ca/quick/'));
    const before = said.length;
    const since = performance.now();
    await ask('/en-ca/slow/');
    await waitUntil(() => said.slice(before).includes('Loading'));
    expect(saidAt()).to.be.above(since + silence - 10, 'it is the slow one that is said to load');
  });
});
