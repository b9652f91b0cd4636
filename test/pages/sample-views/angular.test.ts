import { expect } from '@open-wc/testing';
import { closeViews } from '../../../packages/portal/src/views/view.fixture.ts';
import { expectAccessible } from '../../helpers/axe.ts';
import { element } from '../../helpers/roles.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { cells, enter, labelled, showSample, user } from './sample-view.fixture.ts';

const assignments = () => showSample('angular', 'driver-assignments', 'DriverAssignments');

describe('the Angular sample views', () => {
  afterEach(closeViews);

  it('[VIEW-02] driver assignments refuse a driver twice, and one without the licence', async () => {
    const { host } = await assignments();
    const save = element(host, 'button', 'Save assignments');
    const problems = () => cells(host, '.problem');
    const [van, cargo] = ['City van 12', 'Cargo box 2'].map((name) => labelled(host, name));
    expect(save.matches(':disabled')).to.equal(true);
    await expectAccessible(host);
    enter(van!, 'd1');
    await waitUntil(() => problems().length === 2);
    expect(van!.ariaInvalid).to.equal('true');
    expect(save.matches(':disabled')).to.equal(true);
    await expectAccessible(host);
    enter(cargo!, '');
    await waitUntil(() => problems().length === 0);
    enter(van!, '');
    enter(cargo!, 'd2');
    await waitUntil(() => problems().length === 1);
    expect(problems()[0]).to.match(/lacks the licence/);
  });

  it('[VIEW-02] driver assignments are saved or undone', async () => {
    const { host, told, text } = await assignments();
    const van = labelled(host, 'City van 12');
    const isOff = (name: string) => element(host, 'button', name).matches(':disabled');
    enter(van, 'd4');
    await waitUntil(() => !isOff('Undo changes'));
    element(host, 'button', 'Undo changes').click();
    await waitUntil(() => van.value === 'd2');
    enter(van, 'd4');
    await waitUntil(() => !isOff('Save assignments'));
    element(host, 'button', 'Save assignments').click();
    await waitUntil(() => text().includes('The assignments are saved.'));
    expect(told).to.deep.equal([{ event: 'drivers_assigned' }]);
    expect(isOff('Save assignments')).to.equal(true);
    expect(van.value).to.equal('d4');
  });

  it('[VIEW-02] the tyre report narrows to what needs care', async () => {
    const { host, view, inputs, text } = await showSample('angular', 'tyre-report', 'TyreReport');
    await expectAccessible(host);
    expect(text()).to.include('5 vehicles').and.include('1.8 mm');
    labelled(host, 'Only what needs care').click();
    await waitUntil(() => text().includes('3 vehicles'));
    expect(cells(host, 'tbody th')).to.deep.equal(['City van 14', 'Long van 3', 'Cargo box 2']);
    view.update({ ...inputs, locale: 'de-de' });
    await waitUntil(() => text().includes('3 Fahrzeuge'));
    expect(text()).to.include('1,8 mm');
  });

  it('[VIEW-02] drivers and tyres are those of the company', async () => {
    const company = { ...user, companyName: 'Lakeside Van Rental' };
    const drivers = await assignments();
    enter(labelled(drivers.host, 'City van 12'), 'd4');
    drivers.view.update({ ...drivers.inputs, user: company });
    await waitUntil(() => drivers.host.querySelectorAll('select').length === 2);
    expect(labelled(drivers.host, 'Parts van 7').value).to.equal('d2');
    expect(element(drivers.host, 'button', 'Undo changes').matches(':disabled')).to.equal(true);
    const tyres = await showSample('angular', 'tyre-report', 'TyreReport', { inputs: { user: company } });
    expect(cells(tyres.host, 'tbody th')).to.deep.equal(['Loan van 1', 'Loan pickup 4', 'Parts van 7']);
  });

  it('[NAV-06] the range planner tells how far a battery goes', async () => {
    const { host, text } = await showSample('angular', 'range-planner', 'RangePlanner');
    await expectAccessible(host);
    expect(text()).to.include('About 254 km');
    enter(labelled(host, 'Range planner'), '50');
    await waitUntil(() => text().includes('About 159 km'));
  });
});
