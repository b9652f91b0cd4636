import { expect } from '@open-wc/testing';
import { closeViews } from '../../../packages/portal/src/views/view.fixture.ts';
import { expectAccessible } from '../../helpers/axe.ts';
import { signInAs } from '../../helpers/backend.ts';
import { sendKeys, setViewport } from '../../helpers/commands.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { enter, labelled, showSample, user } from './sample-view.fixture.ts';

describe('the sample company selector', () => {
  afterEach(closeViews);
  afterEach(() => setViewport(1280));

  const selector = () => showSample('react', 'company-selector', 'CompanySelector', { inputs: { user } });
  const shown = (host: HTMLElement) => host.querySelector('.name')?.textContent;

  it('[HDR-04][HDR-15] has the session keep the choice, says which it is, and asks for the person’s details anew', async () => {
    await signInAs('fleet-customer', 'us');
    const { host, view, inputs, told } = await selector();
    const [chosen, asked]: [unknown[], string[]] = [[], []];
    host.addEventListener('fp-company-change', (event) => chosen.push(event.companyId, event.name));
    const note = ({ type }: Event) => asked.push(type);
    addEventListener('fpg-request-refresh-user-info', note, { once: true });
    await waitUntil(() => host.querySelector('select'));
    await expectAccessible(host);
    enter(labelled(host, 'Company'), 'c-2002');
    await waitUntil(() => chosen.length);
    expect(chosen).to.deep.equal(['c-2002', 'Northline Utilities']);
    expect(asked).to.have.length(1);
    expect(told).to.deep.equal([{ event: 'company_changed' }]);
    expect(shown(host)).to.equal('Northline Utilities');
    const session = (await (await fetch('/session')).json()) as { USER: { companyInfo: unknown } };
    expect(session.USER.companyInfo).to.include({ companyName: 'Northline Utilities' });
    view.update({ ...inputs, user: { ...user, companyName: 'Lakeside Van Rental' } });
    await waitUntil(() => shown(host) === 'Lakeside Van Rental', 'the session has the last word');
  });

  it('[HDR-15] chooses no company by a key on the closed list, and opens it where the browser lets it', async () => {
    await signInAs('fleet-customer', 'us');
    const { host } = await selector();
    await waitUntil(() => host.querySelector('select'));
    const select = host.querySelector('select')!;
    const changes: string[] = [];
    select.addEventListener('change', () => changes.push(select.value));
    for (const key of ['ArrowDown', 'End', 'n']) {
      select.focus();
      await sendKeys({ press: key });
      if ('showPicker' in select) await waitUntil(() => select.matches(':open'), `${key} opens the list`);
      await sendKeys({ press: 'Escape' });
    }
    expect([changes, select.value, shown(host)]).to.deep.equal([[], 'c-2001', 'Harbor and Field Deliveries']);
  });

  it('[HDR-15] goes back to the company that it was where the choice is refused, and says so', async () => {
    await signInAs('fleet-customer', 'us');
    const { host, errors } = await selector();
    await waitUntil(() => host.querySelector('select'));
    await signInAs(undefined, 'us');
    enter(labelled(host, 'Company'), 'c-2002');
    await waitUntil(() => host.querySelector('[role=alert]'));
    expect(host.querySelector('[role=alert]')!.textContent).to.match(/^The company is not changed/);
    expect(shown(host)).to.equal('Harbor and Field Deliveries');
    expect(errors.join()).to.include('answered 401');
    await expectAccessible(host);
  });

  it('[HDR-15] has the lines of a name without room for one end at the chevron', async () => {
    await signInAs('fleet-customer', 'us');
    await setViewport(1024);
    const { host } = await selector();
    await waitUntil(() => host.querySelector('select'));
    host.style.cssText = 'display: block; width: 130px';
    const name = host.querySelector('.name')!;
    const text = document.createRange();
    text.selectNodeContents(name);
    const { right } = name.getBoundingClientRect();
    await waitUntil(() => text.getClientRects().length === 2, 'two lines');
    for (const line of text.getClientRects()) expect(right - line.right).to.be.below(6);
  });

  it('[HDR-15] is the company’s name alone where there is no choice', async () => {
    await signInAs('blue-star-admin', 'us');
    const { host } = await selector();
    expect(shown(host)).to.equal('Harbor and Field Deliveries');
    expect(host.querySelector('select')).to.equal(null);
  });

  it('[HDR-15] shows a visitor nothing', async () => {
    const { text } = await showSample('react', 'company-selector', 'CompanySelector');
    expect(text()).to.equal('');
  });
});
