import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { allow } from '../analytics/consent.fixture.ts';
import { createAnalytics } from '../analytics/create-analytics.ts';
import { debugStore } from '../analytics/debug-store.ts';
import { closeTools, openPanel, openTools, panel, rows, section } from './developer.fixture.tsx';

const kinds = () => [...section('Tracking').querySelectorAll('h4')].map((heading) => heading.textContent);

describe('the developer panel’s tracking', () => {
  afterEach(closeTools);

  it('[ANA-02] shows the latest ten of each kind, and what became of them', async () => {
    allow();
    debugStore.clear();
    const analytics = createAnalytics();
    await openTools('/en-ca/reports/', { session: signedIn() });
    await openPanel();
    expect(section('Tracking').textContent).to.contain('Nothing yet');
    analytics.moveTo({ market: sampleMarket(), session: signedIn(), locale: 'en-ca' });
    for (let turn = 1; turn <= 12; turn += 1)
      analytics.track({ kind: 'error', source: `source ${turn}`, reason: 'for jordan.rivers@example.com' });
    analytics.track({ kind: 'click', region: 'header', name: 'Insights', href: '/en-ca/insights/?q=1' });
    await waitUntil(() => kinds().length === 2, 'both kinds are there');
    expect(kinds()).to.deep.equal(['error', 'link-click']);
    const errors = section('Tracking').querySelector('ol');
    expect(errors?.children).to.have.length(10);
    expect(errors?.firstElementChild?.textContent).to.contain('not allowed').and.to.contain('source 12');
    expect(rows(section('Tracking'))).to.include('onclick.referredTo: /en-ca/insights/');
    expect(section('Tracking').textContent).not.to.contain('jordan');
    await expectAccessible(panel());
    analytics.stop();
  });
});
