import { focusedElement } from '@fleet-portal/elements/focus';
import { expect } from '@open-wc/testing';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { nameOf } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mapRoute } from './layout.fixture.ts';

const breaks = { url: '/packages/portal/src/views/breaks.fixture.ts', exposedComponent: 'Breaks' };
const echo = { url: '/packages/portal/src/views/echo.fixture.ts', exposedComponent: 'ReactEcho' };

async function openLayout(...views: object[]): Promise<OpenPortal> {
  const layoutItems = views.map((view, at) => ({
    startIndex: 1 + 6 * at,
    endIndex: 6 + 6 * at,
    view: { id: `view-${at}`, viewId: `view-${at}`, framework: 'react', ...view },
  }));
  const market = sampleMarket({ routes: [mapRoute()], layouts: [{ id: 'grid', layoutItems }] });
  const portal = await openPortal('/en-ca/map/', { market });
  await waitUntil(() => {
    const places = [...portal.container.querySelectorAll('.view-place')];
    return places.length > 0 && places.every(({ ariaBusy }) => ariaBusy === 'false');
  }, 'the views are ready');
  return portal;
}

describe('the focus in a view that breaks', () => {
  afterEach(closePortal);

  for (const isolated of [false, true])
    it(`[VIEW-05] stays in its place${isolated ? ', where the view is isolated too' : ''}`, async () => {
      const portal = await openLayout({ ...breaks, isolated }, echo);
      (await portal.find('button', 'Break')).focus();
      await sendKeys({ press: 'Enter' });
      await portal.find('heading', 'Breaks could not be loaded');
      expect(focusedElement()?.ariaLabel).to.equal('Embedded screen: Breaks');
      await sendKeys({ press: 'Tab' });
      expect(nameOf(focusedElement()!)).to.equal('Refresh');
    });

  it('[VIEW-05] stays in the main area where it was the only view of the page', async () => {
    const portal = await openLayout(breaks);
    (await portal.find('button', 'Break')).focus();
    await sendKeys({ press: 'Enter' });
    await portal.page('Map could not be loaded');
    expect(focusedElement()?.localName).to.equal('main');
  });

  it('[VIEW-05] is left to another view that has it', async () => {
    const portal = await openLayout(breaks, echo);
    const button = await portal.find('button', 'Break');
    button.focus();
    const other = await portal.find('button', 'Act');
    other.focus();
    button.click();
    await portal.find('heading', 'Breaks could not be loaded');
    expect(focusedElement()).to.equal(other);
  });
});
