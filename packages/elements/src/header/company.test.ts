import { expect, oneEvent } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { control, controls, focused, nameOf, seen, settle } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { FpCompanyChangeEvent } from '../events/index.ts';
import { mountHeader, openMenu } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const companies = [
  { id: 'c1', name: 'Northwind Deliveries' },
  { id: 'c2', name: 'Lakeside Commercial Vehicles' },
];
const mount = (properties: Partial<FpHeader> = {}) =>
  mountHeader({ session: signedIn(), companies, ...properties });
const checked = (header: FpHeader) => seen(header, '[aria-current]').map(nameOf);

describe('company selector', () => {
  it('[HDR-04] lists the companies that the person may act for, and marks the session’s own', async () => {
    const header = await mount();
    await openMenu(header, 'Company: Northwind Deliveries', 'Lakeside Commercial Vehicles');
    expect(checked(header)).to.include('Northwind Deliveries');
    settle(header);
    await expectAccessible(header);
  });

  it('[HDR-04] says which company was chosen, gives its button the focus back, and shows it', async () => {
    const header = await mount();
    const button = await openMenu(header, 'Company: Northwind Deliveries', 'Lakeside Commercial Vehicles');
    const change = oneEvent<FpCompanyChangeEvent>(document, 'fp-company-change');
    control(header, 'Lakeside Commercial Vehicles').click();
    const event = await change;
    expect([event.companyId, event.name]).to.deep.equal(['c2', 'Lakeside Commercial Vehicles']);
    await header.updateComplete;
    expect(seen(header, 'fp-dropdown')).to.have.length(0);
    expect(focused()).to.equal(button);
    expect(header.companyId).to.equal('c2');
    control(header, 'Company: Lakeside Commercial Vehicles');
  });

  for (const [where, selector, place] of [
    ['a row', '<div><select><option>Northwind</option></select></div>', 'select'],
    ['a row', '<b>Northwind</b>', '#account'],
    ['its button', '<div><select><option>Northwind</option></select></div>', 'select'],
    ['its button', '<b>Northwind</b>', '#account'],
  ] as const)
    it(`[HDR-15] hands the focus of ${where} on to ${place} where ${selector} comes in its place`, async () => {
      const header = await mount();
      const button = await openMenu(header, 'Company: Northwind Deliveries', 'Lakeside Commercial Vehicles');
      await import('./after-paint/after-paint-controller.ts');
      if (where === 'a row') control(header, 'Lakeside Commercial Vehicles').focus();
      const closed = oneEvent(header, 'fp-menu-close');
      header.insertAdjacentHTML('beforeend', selector);
      header.lastElementChild!.slot = 'company';
      await waitUntil(() => focused() !== button && focused()?.checkVisibility(), 'what is seen has it');
      expect(focused()!.matches(place)).to.equal(true);
      await closed;
    });

  it('[HDR-10] leaves it to the click to give another menu’s place to it', async () => {
    const header = await mount();
    (await openMenu(header, 'Vehicles', 'Compare models')).focus();
    const button = control(header, 'Company: Northwind Deliveries');
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.focus();
    await header.updateComplete;
    expect(control(header, 'Vehicles').ariaExpanded).to.equal('true');
    button.click();
    await header.updateComplete;
    expect([control(header, 'Vehicles'), button].map(({ ariaExpanded }) => ariaExpanded)).to.deep.equal([
      'false',
      'true',
    ]);
  });

  it('[HDR-04] leaves the company to a host that prevents the change', async () => {
    const header = await mount();
    header.addEventListener('fp-company-change', (event) => event.preventDefault());
    await openMenu(header, 'Company: Northwind Deliveries', 'Lakeside Commercial Vehicles');
    control(header, 'Lakeside Commercial Vehicles').click();
    await header.updateComplete;
    expect(header.companyId).to.equal('');
    control(header, 'Company: Northwind Deliveries');
  });

  it('[HDR-04] says nothing where the company that is shown is chosen again', async () => {
    const header = await mount({ companyId: 'c2' });
    let changes = 0;
    header.addEventListener('fp-company-change', () => (changes += 1));
    await openMenu(header, 'Company: Lakeside Commercial Vehicles', 'Northwind Deliveries');
    control(header.renderRoot.querySelector('fp-dropdown')!, 'Lakeside Commercial Vehicles').click();
    await header.updateComplete;
    expect(changes).to.equal(0);
    expect(seen(header, 'fp-dropdown')).to.have.length(0);
  });

  it('[HDR-04] [HDR-02] stands without companies or path where what it got is none, and takes the next', async () => {
    const header = await mountHeader({ session: signedIn() });
    for (const wrong of [42, 'x', {}]) {
      Object.assign(header, { companies: wrong, currentPath: wrong });
      await header.updateComplete;
    }
    header.currentPath = '/en-ca/insights/';
    await header.updateComplete;
    expect(seen(header, '[aria-current]').length).to.be.greaterThan(0);
  });

  it('[HDR-04] shows the session’s own where the chosen one is no longer among them', async () => {
    const header = await mount({ companyId: 'gone' });
    await openMenu(header, 'Company: Northwind Deliveries', 'Lakeside Commercial Vehicles');
    expect(checked(header)).to.include('Northwind Deliveries');
  });

  it('[HDR-04] lets the first of two with one name be chosen, which the session does not tell apart', async () => {
    const branches = ['c1', 'c2'].map((id) => ({ id, name: 'Northwind Deliveries' }));
    const header = await mount({ companies: branches });
    const change = oneEvent<FpCompanyChangeEvent>(document, 'fp-company-change');
    control(header, 'Company: Northwind Deliveries').click();
    await waitUntil(() => seen(header, 'button[title]').length === 2, 'the list opens');
    seen(header, 'button[title]')[0]!.click();
    expect((await change).companyId).to.equal('c1');
  });

  it('[HDR-04] is a name and no list with one company, and nothing for visitors', async () => {
    const market = sampleMarket({ tld: '.com' });
    const alone = await mount({ market, companies: companies.slice(0, 1) });
    expect(controls(alone, /Company/)).to.have.length(0);
    expect(seen(alone, '[part=company]').map(nameOf)).to.deep.equal(['Northwind Deliveries']);
    const visitor = await mountHeader({ companies });
    expect(controls(visitor, /Company/)).to.have.length(0);
  });

  it('[HDR-08] shows the chosen company’s name as it does the person’s own, and in a list with 48 characters', async () => {
    const name = 'y'.repeat(60);
    const [id, short] = ['c9', 'y'.repeat(48)];
    const shown = async (properties: Partial<FpHeader>) =>
      seen(await mount({ companyId: id, ...properties }), '[part=company], #company').map(nameOf);
    const [com, ca] = [sampleMarket({ tld: '.com' }), sampleMarket()];
    expect(await shown({ market: com, companies: [{ id, name }] })).to.deep.equal([short]);
    expect(await shown({ market: ca, companies: [{ id, name }] })).to.deep.equal([]);
    expect(await shown({ market: ca, companies: [...companies, { id, name }] })).to.deep.equal([
      `Company: ${short}`,
    ]);
  });

  it('[HDR-08] bears a company whose name is no text', async () => {
    const odd = { id: 'c9', name: 4711 as unknown as string };
    const header = await mount({ companies: [...companies, odd], companyId: 'c9' });
    expect(seen(header, '#company').map(nameOf)).to.deep.equal(['Company: 4711']);
  });

  it('[HDR-10] closes an open list on a click on the company’s plain name', async () => {
    const header = await mount({ market: sampleMarket({ tld: '.com' }), companies: [] });
    await openMenu(header, 'Language: EN', 'Français');
    seen(header, '[part=company]')[0]!.click();
    await header.updateComplete;
    expect(seen(header, 'fp-dropdown')).to.have.length(0);
  });

  it('[HDR-15] says in its place that the selector did not load', async () => {
    const header = await mount({ companyError: 'Unable to load company selector' });
    expect(controls(header, /Company/)).to.have.length(0);
    // A status that comes with its text would not be announced.
    expect(seen(header, '.top-bar [role=alert]').map(nameOf)).to.deep.equal([
      'Unable to load company selector',
    ]);
    await expectAccessible(header);
  });

  it('[HDR-07] [HDR-15] leaves the person’s name its room at 1024 px, and says so beside the cart', async () => {
    const market = sampleMarket({ allowedLocales: ['en-ca'] });
    const session = signedIn({ firstName: 'Maya', lastName: 'Lindqvist' });
    const companyError = 'Unable to load company selector';
    const header = await mountHeader({ market, session, companyError, cartQuantity: 3, search: true }, 1024);
    const [name, message] = seen(header, '#account .ellipsis, .failed .ellipsis').reverse();
    await waitUntil(() => name!.scrollWidth <= name!.clientWidth, 'the name is whole');
    expect(message!.scrollHeight).to.be.at.most(message!.clientHeight);
    const text = document.createRange();
    text.selectNodeContents(message!);
    const { left } = control(header, 'Cart 3').getBoundingClientRect();
    expect(left - text.getBoundingClientRect().right).to.be.within(8, 24);
  });

  it('[HDR-15] gives a selector of the host its place', async () => {
    const header = await mount();
    const view = document.createElement('button');
    Object.assign(view, { slot: 'company', textContent: 'Remote selector' });
    header.append(view);
    await header.updateComplete;
    expect(view.checkVisibility()).to.equal(true);
    expect(controls(header, /Company/)).to.have.length(0);
  });

  it('[HDR-04] has no place in the list where there is no company, and one where a host slots its own', async () => {
    const header = await mountHeader();
    const entries = () => seen(header, '.top-bar ul:last-child > li').map(nameOf);
    await waitUntil(() => entries().length === 3, 'the empty place goes');
    expect(entries()).to.deep.equal(['Cart', 'Log in', 'EN']);
    const view = document.createElement('button');
    Object.assign(view, { slot: 'company', textContent: 'Remote selector' });
    header.append(view);
    await waitUntil(() => entries().length === 4, 'the place is back');
    expect(entries()).to.deep.equal(['Remote selector', 'Cart', 'Log in', 'EN']);
    view.remove();
    await waitUntil(() => entries().length === 3, 'the empty place goes again');
    Object.assign(header, { session: signedIn(), market: sampleMarket({ tld: '.com' }) });
    await header.updateComplete;
    expect(entries()[0]).to.equal('Northwind Deliveries');
  });

  for (const search of [false, true]) {
    it(`[HDR-15] keeps a host's wide selector clear of what stands beside it, ${search ? 'with' : 'without'} a search field`, async () => {
      const session = signedIn({ lastName: 'Featherstonehaugh-Cholmondeley of Hohenwarteck' });
      const market = sampleMarket({ tld: '.com' });
      const header = await mountHeader({ market, session, search, cartQuantity: 12 }, 1024);
      const view = document.createElement('select');
      view.slot = 'company';
      view.add(new Option('International Consolidated Haulage and Logistics'));
      header.append(view);
      const cart = control(header, 'Cart 12').getBoundingClientRect();
      expect(view.getBoundingClientRect().right).to.be.at.most(cart.left);
      const account = control(header, /Featherstonehaugh/).getBoundingClientRect();
      expect(cart.right).to.be.at.most(account.left);
    });
  }
});
