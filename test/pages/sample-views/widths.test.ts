import { expect } from '@open-wc/testing';
import { closeViews } from '../../../packages/portal/src/views/view.fixture.ts';
import { signInAs } from '../../helpers/backend.ts';
import { setViewport } from '../../helpers/commands.ts';
import { showSample } from './sample-view.fixture.ts';

const views = [
  ['react', 'fleet-health', 'FleetHealth'],
  ['react', 'charging-planner', 'ChargingPlanner'],
  ['react', 'record-list', 'RecordList'],
  ['react', 'cart', 'Cart'],
  ['react', 'notification-settings', 'NotificationSettings'],
  ['vue', 'service-calendar', 'ServiceCalendar'],
  ['vue', 'cost-chart', 'CostChart'],
  ['angular', 'driver-assignments', 'DriverAssignments'],
  ['angular', 'tyre-report', 'TyreReport'],
] as const;

describe('the sample views at every width', () => {
  before(() => signInAs('fleet-customer', 'ca'));
  afterEach(async () => {
    closeViews();
    await setViewport(1024);
  });

  for (const [framework, file, name] of views) {
    it(`[LAY-01] ${name} stays inside its place from 320 to 1920, in English and German`, async () => {
      const { host, view, inputs } = await showSample(framework, file, name);
      for (const { ariaLabel } of host.querySelectorAll('table'))
        expect(ariaLabel, 'its table’s name').to.be.ok;
      for (const locale of ['en-ca', 'de-de']) {
        view.update({ ...inputs, locale });
        for (const width of [320, 600, 1024, 1440, 1920]) {
          await setViewport(width);
          const { right } = host.getBoundingClientRect();
          const outside = [...host.querySelectorAll('*')].filter(
            (child) => !child.closest('.hidden, thead') && child.getBoundingClientRect().right > right + 1,
          );
          expect(outside.map(({ outerHTML }) => outerHTML.slice(0, 120))).to.deep.equal([]);
        }
      }
    });
  }
});
