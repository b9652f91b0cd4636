import { pageMessages } from '@fleet-portal/model/messages';
import { createRouteTable } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { createRoot } from 'react-dom/client';
import { sampleEnvironment, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { LocaleContext } from '../context/locale-context.ts';
import { PortalContext } from '../context/portal-context.ts';
import { NavigationContext } from '../router/navigation-context.ts';
import type { RouteEntry } from '../router/route-entry.ts';
import { stillAt } from '../router/still-navigation.fixture.ts';
import { SessionContext } from '../session/session-context.ts';
import { stillSession } from '../session/still-session.fixture.ts';
import { AnnouncerContext } from '../context/announcer-context.ts';
import { PageTitle } from './PageTitle.tsx';

const market = sampleMarket();
const portal = { market, table: createRouteTable(market), environment: sampleEnvironment() };
const language = { locale: 'en-ca', messages: await pageMessages('en-ca') };
const entry: RouteEntry = {
  url: '/en-ca/slow/',
  how: 'push',
  from: '',
  key: 'a',
  scroll: { kind: 'top' },
};

describe('the name of a page', () => {
  it('[RTE-26] is not the document’s while a newer page is on its way, nor again once it has another', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    const said: string[] = [];
    const announcer = { announce: (text: string) => said.push(text), takeBack: () => undefined };
    const show = async (isPending: boolean, title: string) => {
      root.render(
        <PortalContext value={portal}>
          <SessionContext value={stillSession()}>
            <NavigationContext value={{ ...stillAt(entry), isPending }}>
              <AnnouncerContext value={announcer}>
                <LocaleContext value={language}>
                  <PageTitle title={title}>{isPending ? 'One moment' : 'Here it is'}</PageTitle>
                </LocaleContext>
              </AnnouncerContext>
            </NavigationContext>
          </SessionContext>
        </PortalContext>,
      );
      await waitUntil(
        () => container.querySelector('p')?.textContent === (isPending ? 'One moment' : 'Here it is'),
      );
    };
    const focused = document.activeElement;
    document.title = 'Before';
    await show(true, 'Slow');
    expect(document.title).to.equal('Before');
    expect(document.activeElement).to.equal(focused);
    expect(said).to.deep.equal([]);

    await show(false, 'Slow');
    expect(document.title).to.equal(`Slow | ${market.title}`);
    expect(said).to.deep.equal(['Slow']);
    expect(document.activeElement).to.equal(container.querySelector('h1'));

    document.title = 'A view’s own';
    await show(true, 'Slow');
    await show(false, 'Slow');
    expect(document.title).to.equal('A view’s own');
    root.unmount();
    container.remove();
  });
});
