import { expect } from '@open-wc/testing';
import { closeViews } from '../../../packages/portal/src/views/view.fixture.ts';
import { expectAccessible } from '../../helpers/axe.ts';
import { element } from '../../helpers/roles.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { cells, enter, labelled, showSample, user } from './sample-view.fixture.ts';

const fleetHealth = (more?: Parameters<typeof showSample>[3]) =>
  showSample('react', 'fleet-health', 'FleetHealth', more);

describe('the React sample views', () => {
  afterEach(closeViews);

  it('[VIEW-02] fleet health finds vehicles by word and status, and says how many', async () => {
    const { host, text } = await fleetHealth();
    enter(labelled(host, 'Vehicle or plate'), 'van');
    await waitUntil(() => text().includes('4 of 8 vehicles'));
    enter(labelled(host, 'Status'), 'bad');
    await waitUntil(() => text().includes('1 of 8 vehicles'));
    expect(cells(host, 'tbody th button')).to.deep.equal(['Long van 3']);
    enter(labelled(host, 'Vehicle or plate'), 'no such');
    await waitUntil(() => text().includes('No vehicle matches'));
    await expectAccessible(host);
  });

  it('[VIEW-02] fleet health names the document after the vehicle that is open, and leads to its history', async () => {
    const links = { history: '/maintenance/history/' };
    const { host, titles, told, gone } = await fleetHealth({ inputs: { extras: { links } } });
    element(host, 'button', 'Pickup 8').click();
    await waitUntil(() => document.activeElement?.textContent.startsWith('Pickup 8'));
    expect(titles).to.deep.equal(['Pickup 8 – Fleet health']);
    expect(told).to.deep.equal([{ event: 'vehicle_opened', vehicle: 'v-5' }]);
    await expectAccessible(host);
    element(host, 'link', 'Service history').click();
    expect(gone).to.deep.equal(['/en-ca/maintenance/history/']);
    element(host, 'button', 'All vehicles').click();
    await waitUntil(() => host.querySelector('table'));
    expect(titles.at(-1)).to.equal('Fleet health');
  });

  it('[VIEW-02] fleet health links to no history where the market has none', async () => {
    const { host } = await fleetHealth();
    element(host, 'button', 'Pickup 8').click();
    await waitUntil(() => host.querySelector('h3'));
    expect(host.querySelector('a')).to.equal(null);
  });

  it('[VIEW-02] fleet health follows the locale while it is shown', async () => {
    const { host, view, inputs, text } = await fleetHealth();
    await expectAccessible(host);
    view.update({ ...inputs, locale: 'de-de' });
    await waitUntil(() => text().includes('Zustand der Flotte'));
    expect(text()).to.include('38.412 km');
  });

  it('[VIEW-01] the charging planner is ready once its sites are there', async () => {
    const { host, text } = await showSample('react', 'charging-planner', 'ChargingPlanner', {
      inputs: { user },
    });
    // React draws what has come a task after it is told.
    await waitUntil(() => cells(host, 'h3').length > 0, 'the sites are drawn');
    expect(cells(host, 'h3')).to.deep.equal(['Harbor depot', 'Field yard', 'Ring road hub', 'Old port']);
    expect(text()).to.match(/Sites of Harbor and Field Deliveries.*3\shrs?\s43\smin/);
    await expectAccessible(host);
  });

  it('[VIEW-02] the charging planner plans anew for another charge, and reserves a charger that is free', async () => {
    const { host, text, told } = await showSample('react', 'charging-planner', 'ChargingPlanner');
    enter(labelled(host, 'Battery wanted'), '30');
    await waitUntil(() => /Field yard.*Time19\smin/.test(text()));
    element(host, 'button', 'Reserve: Field yard').click();
    await waitUntil(() => text().includes('A charger at Field yard is reserved for you.'));
    expect(told).to.deep.equal([{ event: 'charger_reserved', site: 'field' }]);
    expect(element(host, 'button', 'Reserve: Old port').matches(':disabled')).to.equal(true);
  });

  for (const [list, title] of [
    ['users', 'Users'],
    ['cart', 'Cart'],
    ['constructor', 'Reports'],
    [undefined, 'Reports'],
  ] as const) {
    it(`[VIEW-02] the record list shows what the route's extras name: ${list}`, async () => {
      const { host } = await showSample('react', 'record-list', 'RecordList', {
        inputs: { extras: { list } },
      });
      expect(cells(host, 'h2')).to.deep.equal([title]);
      await expectAccessible(host);
    });
  }

  it('[HDR-15] the company selector says which company was chosen', async () => {
    const { host } = await showSample('react', 'company-selector', 'CompanySelector', { inputs: { user } });
    const chosen: unknown[] = [];
    host.addEventListener('fp-company-change', (event) => chosen.push(event.companyId, event.name));
    await expectAccessible(host);
    enter(labelled(host, 'Company'), 'c-2102');
    expect(chosen).to.deep.equal(['c-2102', 'Northline Utilities']);
  });

  it('[HDR-15] the company selector shows a visitor nothing', async () => {
    const { text } = await showSample('react', 'company-selector', 'CompanySelector');
    expect(text()).to.equal('');
  });
});
