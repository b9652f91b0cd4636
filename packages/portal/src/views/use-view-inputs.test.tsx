import { expect, nextFrame } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mapRoute } from './layout.fixture.ts';

const url = '/packages/portal/src/views/echo.fixture.ts';
const view = { id: 'counts', viewId: 'counts', framework: 'react', exposedComponent: 'Counts', url };

describe('what a view gets of the shell', () => {
  afterEach(closePortal);

  it('[VIEW-02][SES-04] stays the same object while nothing in it has changed', async () => {
    const layouts = [{ id: 'grid', layoutItems: [{ startIndex: 1, endIndex: 12, view }] }];
    const portal = await openPortal('/en-ca/map/', {
      market: sampleMarket({ routes: [mapRoute()], layouts }),
      person: 'fleet-customer',
      session: signedIn({ userId: 'u-1001', groupMemberships: [] }),
      holds: ['/groupMemberships'],
    });
    const main = await portal.page('Map').then((heading) => heading.closest('main')!);
    await waitUntil(() => main.textContent.includes('2 given'), 'the view is there');
    portal.letIn();
    const header = portal.container.querySelector('fp-header')!;
    await waitUntil(() => header.session.USER?.groupMemberships.length, 'the groups have come');
    await nextFrame();
    expect(main.textContent).to.contain('2 given');
  });
});
