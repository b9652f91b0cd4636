import { expect } from '@open-wc/testing';
import { closeViews } from '../../../packages/portal/src/views/view.fixture.ts';
import { expectAccessible } from '../../helpers/axe.ts';
import { signInAs } from '../../helpers/backend.ts';
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

  it('[VIEW-02] fleet health shows the vehicles of the company, and closes another’s', async () => {
    const { host, view, inputs, text, titles } = await fleetHealth({ inputs: { user } });
    expect(text()).to.include('Vehicles of Harbor and Field Deliveries').and.include('8 of 8 vehicles');
    element(host, 'button', 'Pickup 8').click();
    await waitUntil(() => host.querySelector('h3'));
    view.update({ ...inputs, user: { ...user, companyName: 'Northline Utilities' } });
    await waitUntil(() => text().includes('5 of 5 vehicles'));
    expect(cells(host, 'tbody th button')[0]).to.equal('Line truck 2');
    await waitUntil(() => titles.at(-1) === 'Fleet health', 'the document is called after the list');
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
    // React renders the loaded data a task later.
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

  for (const list of ['constructor', undefined]) {
    it(`[VIEW-02] the record list shows the reports where the route's extras name no list: ${list}`, async () => {
      const { host } = await showSample('react', 'record-list', 'RecordList', {
        inputs: { extras: { list } },
      });
      expect(cells(host, 'h2')).to.deep.equal(['Reports']);
    });
  }

  for (const [list, title, sample, lakeside] of [
    ['orders', 'Open orders', 'O-10482', ['O-20115', 'O-20109']],
    ['users', 'Users', 'Amina Farouk', ['Grace Obi', 'Ben Whitlock']],
    ['partners', 'Partners', 'Ring Road Workshop', ['Lakefront Body Shop', 'Two Bridges Cleaning']],
    ['sharing', 'Data sharing', 'Harbor Insurance', ['Lakefront Body Shop', 'Two Bridges Cleaning']],
    ['reports', 'Reports', 'Trips and idling', ['Days on loan', 'Damage by loan']],
  ] as const) {
    it(`[VIEW-02] the record list names the company, and shows its own ${list}`, async () => {
      const { host, view, inputs, text } = await showSample('react', 'record-list', 'RecordList', {
        inputs: { user, extras: { list } },
      });
      expect(cells(host, 'h2')).to.deep.equal([title]);
      expect(text()).to.include('Harbor and Field Deliveries').and.include(sample);
      await expectAccessible(host);
      view.update({ ...inputs, user: { ...user, companyName: 'Lakeside Van Rental' } });
      await waitUntil(() => text().includes('Lakeside Van Rental'));
      expect(cells(host, 'tbody th')).to.deep.equal(lakeside);
    });
  }

  it('[VIEW-02] the cart is empty for a visitor', async () => {
    await signInAs(undefined, 'ca');
    const { text } = await showSample('react', 'cart', 'Cart');
    expect(text()).to.include('Your cart is empty.');
  });

  it('[VIEW-02] the cart holds what the backend counts, with its price', async () => {
    await signInAs('fleet-customer', 'ca');
    const { host } = await showSample('react', 'cart', 'Cart');
    await waitUntil(() => host.querySelector('table'));
    const { items } = (await (await fetch('/cart')).json()) as { items: { quantity: number }[] };
    const counts = cells(host, 'tbody td:nth-child(2)').map(Number);
    expect(counts).to.deep.equal(items.map(({ quantity }) => quantity));
    expect(cells(host, 'tbody td:last-child, tfoot td')).to.deep.equal(['$24.00', '$8.50', '$32.50']);
    await expectAccessible(host);
  });

  it('[NTF-06] the notification settings are kept by the server, and say when they are not', async () => {
    await signInAs('fleet-customer', 'ca');
    const settings = () => showSample('react', 'notification-settings', 'NotificationSettings');
    const first = await settings();
    await waitUntil(() => first.host.querySelectorAll('input').length === 7);
    await expectAccessible(first.host);
    labelled(first.host, 'Support').click();
    await waitUntil(() => first.text().includes('Your choice is saved.'));
    const { host, text, errors } = await settings();
    await waitUntil(() => host.querySelectorAll('input').length === 7);
    const box = labelled(host, 'Support') as HTMLInputElement;
    expect(box.checked).to.equal(false);
    await signInAs(undefined, 'ca');
    box.click();
    await waitUntil(() => text().includes('Your choice is not saved.'));
    expect(box.checked).to.equal(false);
    expect(errors.join()).to.include('answered 401');
  });
});
