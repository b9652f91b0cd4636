import { expect } from '@open-wc/testing';
import { closeViews } from '../../../packages/portal/src/views/view.fixture.ts';
import { expectAccessible } from '../../helpers/axe.ts';
import { sendKeys, setViewport } from '../../helpers/commands.ts';
import { element } from '../../helpers/roles.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { cells, enter, labelled, showSample, user } from './sample-view.fixture.ts';

describe('the Vue sample views', () => {
  afterEach(closeViews);

  it('[VIEW-02] the service calendar goes from day to day by the arrows, over the month’s edges too', async () => {
    const { host } = await showSample('vue', 'service-calendar', 'ServiceCalendar');
    const chosen = () => host.querySelector<HTMLElement>('[aria-selected=true] button')!;
    const days = () => host.querySelectorAll('td button').length;
    const today = new Date();
    expect(chosen().ariaCurrent).to.equal('date');
    expect(days()).to.equal(new Date(today.getFullYear(), today.getMonth() + 1, 0).getDate());
    await expectAccessible(host);
    chosen().focus();
    for (const [key, step] of [
      ['ArrowDown', 7],
      ['ArrowDown', 7],
      ['ArrowDown', 7],
      ['ArrowDown', 7],
      ['ArrowDown', 7],
      ['ArrowLeft', -1],
    ] as const) {
      today.setDate(today.getDate() + step);
      await sendKeys({ press: key });
      await waitUntil(() => chosen().textContent.trim() === String(today.getDate()));
      await waitUntil(() => document.activeElement === chosen());
    }
    expect(host.querySelectorAll('td button[tabindex="0"]')).to.have.length(1);
  });

  it('[VIEW-02] the service calendar tells what is planned on a day', async () => {
    const { host, told, text } = await showSample('vue', 'service-calendar', 'ServiceCalendar');
    expect(cells(host, '.plan strong')).to.deep.equal(['City van 14', 'Pickup 9']);
    expect(host.querySelector('[aria-selected=true] button')?.ariaLabel).to.match(/, 2 planned$/);
    element(host, 'button', 'Next month').click();
    await waitUntil(() => cells(host, '[aria-selected=true] button')[0]?.startsWith('1'));
    host.querySelector<HTMLElement>('tbody tr:nth-child(5) td button')!.click();
    await waitUntil(() => told.length === 1);
    expect(text()).to.match(/Nothing is planned on this day|Workshop|Garage/);
  });

  it('[VIEW-02] the cost chart is a drawing with a summary, or a table', async () => {
    const { host } = await showSample('vue', 'cost-chart', 'CostChart');
    expect(host.querySelector('svg')?.ariaLabel).to.equal(
      'Costs by month, lowest in June, highest in March.',
    );
    expect(host.querySelectorAll('rect')).to.have.length(36);
    await expectAccessible(host);
    element(host, 'button', 'Show as table').click();
    await waitUntil(() => host.querySelector('table'));
    expect(cells(host, 'tbody tr:first-child > *')).to.deep.equal([
      'January',
      '$0.092',
      '$0.041',
      '$0.011',
      '$0.144',
    ]);
    await expectAccessible(host);
    element(host, 'button', 'Show as chart').click();
    await waitUntil(() => host.querySelector('svg'));
  });

  it('[LAY-01] the cost chart keeps the size of its labels from 320 to 1920 px, and keeps them apart', async () => {
    const { host } = await showSample('vue', 'cost-chart', 'CostChart');
    const labels = [...host.querySelectorAll<SVGTextElement>('svg text')];
    expect(labels).to.have.length(12);
    for (const width of [320, 600, 1024, 1440, 1920]) {
      await setViewport(width);
      const boxes = labels.map((label) => label.getBoundingClientRect());
      for (const [index, { height, left }] of boxes.entries()) {
        expect(height, `at ${width} px`).to.be.within(14, 21);
        expect(left).to.be.greaterThan(boxes[index - 1]?.right ?? 0);
      }
    }
    await setViewport(1024);
  });

  it('[VIEW-02] costs and workshop visits are those of the company', async () => {
    const company = { ...user, companyName: 'Northline Utilities' };
    const costs = await showSample('vue', 'cost-chart', 'CostChart', { inputs: { user } });
    element(costs.host, 'button', 'Show as table').click();
    await waitUntil(() => costs.text().includes('$0.144'));
    costs.view.update({ ...costs.inputs, user: company });
    await waitUntil(() => costs.text().includes('$0.199'));
    const visits = await showSample('vue', 'service-calendar', 'ServiceCalendar', { inputs: { user } });
    visits.view.update({ ...visits.inputs, user: company });
    await waitUntil(() => cells(visits.host, '.plan strong').join() === 'Line truck 2');
  });

  it('[HDR-14] the search bar leads to what is found, and asks for a word where there is none', async () => {
    const { host, gone, text } = await showSample('vue', 'search-bar', 'SearchBar');
    const field = labelled(host, 'Search vehicles and pages');
    const search = () => element(host, 'button', 'Search').click();
    await expectAccessible(host);
    search();
    await waitUntil(() => text().includes('Write what you look for.'));
    expect(field.ariaInvalid).to.equal('true');
    await expectAccessible(host);
    enter(field, ' vans & more ');
    search();
    await waitUntil(() => gone.length);
    expect(gone).to.deep.equal(['/en-ca/sitemap/?search=vans+%26+more']);
  });

  it('[NAV-06] support hours follow the locale', async () => {
    const { host, view, inputs, text } = await showSample('vue', 'support-hours', 'SupportHours');
    await expectAccessible(host);
    expect(text()).to.match(/8:00\s?a\.m\./);
    view.update({ ...inputs, locale: 'de-de' });
    await waitUntil(() => text().includes('Montag bis Freitag'));
    expect(text()).to.match(/08:00.{1,3}18:00 Uhr/);
  });
});
