import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../helpers/axe.ts';
import { setViewport } from '../../helpers/commands.ts';
import { element, elements, nameOf } from '../../helpers/roles.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { closeServerPage, openServerPage } from './server-page.fixture.ts';

const address = '/en-ca/server-rendered/?from=mail';

describe('what a server has made, before any script', () => {
  afterEach(closeServerPage);

  it('[HDR-09] [NAV-01] opens the languages and the sub-menus, and one of them at a time', async () => {
    const { header } = await openServerPage(address);
    await setViewport(1280);
    const { shadowRoot } = header;
    element(header.shadowRoot!, 'button', 'Language: EN').click();
    const french = element(shadowRoot!, 'link', 'Français');
    expect(french.getAttribute('href')).to.equal('/fr-ca/server-rendered/?from=mail');
    expect(elements(shadowRoot!, 'link').filter((link) => nameOf(link) === 'Cargo vans')).to.have.length(0);
    await expectAccessible(header);

    element(shadowRoot!, 'button', 'Vehicles').click();
    const vans = element(shadowRoot!, 'link', 'Cargo vans');
    expect(vans.getAttribute('href')).to.equal('/en-ca/vehicles/cargo-vans/');
    expect(french.checkVisibility()).to.equal(false);
    await expectAccessible(header);
  });

  it('[NAV-03] begins the lists of a sub-menu at one height, with and without a heading', async () => {
    const { header } = await openServerPage(address);
    await setViewport(1440);
    element(header.shadowRoot!, 'button', 'Vehicles').click();
    const sections = [...header.shadowRoot!.querySelectorAll(':popover-open section')];
    const tops = sections.map((section) => section.getBoundingClientRect().top);
    const firstRow = sections.filter((_, at) => tops[at] === tops[0]);
    const middle = ({ firstElementChild: first }: Element) => {
      const text = (first!.matches('.label') ? first : first!.querySelector('.text'))!;
      const { top, height } = text.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    expect(firstRow.filter((section) => section.querySelector('.label'))).not.to.have.length(firstRow.length);
    expect(new Set(firstRow.map(middle))).to.have.property('size', 1);
  });

  it('[MOB-03] [FTR-02] opens the menu and the footer’s sections at 320 px', async () => {
    const { header, footer } = await openServerPage(address);
    await setViewport(320);
    element(header.shadowRoot!, 'button', 'Open menu').click();
    const menu = header.shadowRoot!.querySelector<HTMLElement>(':popover-open')!;
    expect(elements(menu, 'link').map(nameOf)).to.include.members(['Insights', 'English', 'Français']);
    expect(menu.getBoundingClientRect().right).to.be.at.most(320);
    menu.querySelector('summary')!.click();
    await waitUntil(() => elements(menu, 'link').some((link) => nameOf(link) === 'Cargo vans'));
    await expectAccessible(header);
    menu.hidePopover();

    const section = footer.shadowRoot!.querySelector('.section')!;
    expect(elements(section, 'link')).to.have.length(0);
    section.querySelector('summary')!.click();
    await waitUntil(() => elements(section, 'link').length > 1, 'the section opens');
    const hrefs = elements(footer.shadowRoot!, 'link').map((link) => link.getAttribute('href'));
    expect(hrefs).to.include.members(['/fr-ca/server-rendered/?from=mail', '/en-ca/country-sites/']);
    await expectAccessible(footer);
  });
});
