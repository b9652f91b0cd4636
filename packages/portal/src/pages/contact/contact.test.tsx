import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { sendKeys } from '../../../../../test/helpers/commands.ts';
import { followLink } from '../../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab, logInElsewhere } from '../../session/other-tab.fixture.ts';
import { contactDetails, mailtoHref } from './contact-details.ts';

describe('the contact form', () => {
  afterEach(closePortal);

  it('[RTE-01] says what it needs, then each mistake at its field and moves focus to the first', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    const button = await portal.find('button', 'Prepare the email');
    expect(button.closest('form')?.textContent).to.match(/Both fields are required.*At least 10 characters/);
    button.click();
    await waitUntil(() => document.activeElement?.id === 'subject');
    for (const [role, label, mistake] of [
      ['combobox', 'Subject', 'Choose a subject.'],
      ['textbox', 'Message', 'Write a message of at least 10 characters.'],
    ] as const) {
      const control = portal.get(role, label);
      expect(control).to.have.attribute('aria-invalid', 'true');
      const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
      expect(described.map((id) => document.getElementById(id)?.textContent)).to.include(mistake);
    }
    await expectAccessible(document.body, { page: true });
  });

  it('[RTE-01] takes a mistake back once it is mended, and hands the message to the email program', async () => {
    const opened: string[] = [];
    const noteEmail = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      opened.push(event.target.href);
    };
    window.addEventListener('click', noteEmail, { capture: true });
    const portal = await openPortal('/en-us/contact-us/?subject=billing');
    (await portal.find('button', 'Prepare the email')).click();
    const message = portal.get('textbox', 'Message');
    await waitUntil(() => document.activeElement === message);
    await sendKeys({ type: 'Invoice#471&late' });
    await waitUntil(() => message.getAttribute('aria-invalid') === 'false');
    portal.get('button', 'Prepare the email').click();
    const heading = await portal.page('Your email is ready');
    await waitUntil(() => document.activeElement === heading);
    expect(opened).to.deep.equal([
      `mailto:${contactDetails.email}?subject=Invoices%20and%20billing&body=Invoice%23471%26late`,
    ]);
    const copies = [...portal.container.querySelectorAll('main dd')];
    expect(copies.map(({ textContent }) => textContent)).to.deep.equal([
      'Invoices and billing',
      'Invoice#471&late',
    ]);
    expect(getComputedStyle(copies[1]!).whiteSpace, 'its line breaks are kept').to.equal('pre-wrap');
    await expectAccessible(document.body, { page: true });
    const text = () => portal.get('textbox', 'Message');
    portal.get('button', 'Change the message').click();
    const subject = await portal.find('combobox', 'Subject');
    expect(document.activeElement, 'the focus is not lost with the button').to.equal(subject);
    expect(text()).to.have.property('value', 'Invoice#471&late');
    portal.get('button', 'Prepare the email').click();
    (await portal.find('button', 'Write another message')).click();
    await portal.find('combobox', 'Subject');
    expect(text()).to.have.property('value', '');
    text().focus();
    await sendKeys({ type: 'Electric-vans' });
    portal.get('button', 'Prepare the email').click();
    await portal.page('Your email is ready');
    window.removeEventListener('click', noteEmail, { capture: true });
    followLink('/en-us/contact-us/?subject=billing');
    expect(await portal.find('combobox', 'Subject')).to.have.property('value', 'billing');
    expect(text(), 'nothing that was written is lost').to.have.property('value', 'Electric-vans');
  });

  it('[RTE-01][RTE-27] keeps what is typed and what is wrong when the language changes, and has the focus on its heading', async () => {
    const portal = await openPortal('/en-ca/contact-us/', { market: 'ca' });
    const message = await portal.find('textbox', 'Message');
    message.focus();
    await sendKeys({ type: 'Two vans' });
    portal.get('button', 'Prepare the email').click();
    await waitUntil(() => message.getAttribute('aria-invalid') === 'true');
    followLink('/fr-ca/contact-us/');
    const heading = await portal.page('Nous contacter');
    expect(document.title).to.match(/^Nous contacter /);
    await waitUntil(() => document.activeElement === heading);
    const french = portal.get('textbox', 'Message');
    expect(french).to.have.property('value', 'Two vans');
    expect(french.getAttribute('aria-describedby')).to.contain('text-error');
    expect(document.getElementById('text-error')?.textContent).to.match(/^Écrivez/);
  });

  it('[RTE-01] gives back what was typed by Back from another page, and begins anew by a link', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    (await portal.find('textbox', 'Message')).focus();
    await sendKeys({ type: 'Electric-vans' });
    followLink('/en-us/sitemap/');
    await portal.page('Sitemap');
    history.back();
    expect(await portal.find('textbox', 'Message')).to.have.property('value', 'Electric-vans');
    followLink('/en-us/sitemap/');
    await portal.page('Sitemap');
    followLink('/en-us/contact-us/');
    expect(await portal.find('textbox', 'Message')).to.have.property('value', '');
  });

  it('[RTE-01][SES-02] gives nobody back what somebody else has typed', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    (await portal.find('textbox', 'Message')).focus();
    await sendKeys({ type: 'Electric-vans' });
    followLink('/en-us/sitemap/');
    await portal.page('Sitemap');
    await logInElsewhere(portal, 'blue-star-admin');
    hearFromOtherTab({ sessionId: 'another' });
    const header = portal.container.querySelector('fp-header');
    await waitUntil(() => header?.isConnected === false, 'the next person has a portal of their own');
    await portal.page('Sitemap');
    history.back();
    expect(await portal.find('textbox', 'Message')).to.have.property('value', '');
  });

  it('[RTE-01] begins with the subject that a link names, such as the header’s request for a quote', async () => {
    const portal = await openPortal('/en-us/contact-us/?subject=quote');
    expect(await portal.find('combobox', 'Subject')).to.have.property('value', 'quote');
  });

  it('[RTE-01] takes the subject of a link that is pressed on the page itself, and keeps what is typed and chosen since', async () => {
    const portal = await openPortal('/en-ca/contact-us/', { market: 'ca' });
    const chosen = () => portal.get('combobox', /^(Subject|Objet)$/) as HTMLSelectElement;
    (await portal.find('textbox', 'Message')).focus();
    await sendKeys({ type: 'Electric-vans' });
    followLink('/en-ca/contact-us/?subject=quote');
    await waitUntil(() => chosen().value === 'quote', 'the subject is the one that was asked for');
    chosen().value = 'billing';
    chosen().dispatchEvent(new Event('change', { bubbles: true }));
    followLink('/fr-ca/contact-us/?subject=quote');
    await portal.page('Nous contacter');
    expect(chosen().value, 'another language asks for nothing').to.equal('billing');
    followLink('/fr-ca/contact-us/?subject=quote');
    await waitUntil(() => chosen().value === 'quote', 'the link counts once more');
    expect(portal.get('textbox', 'Message')).to.have.property('value', 'Electric-vans');
  });

  it('[RTE-25] takes only known subjects from the address', async () => {
    const portal = await openPortal('/en-us/contact-us/?subject=constructor');
    expect(await portal.find('combobox', 'Subject')).to.have.property('value', '');
  });

  it('[RTE-01] keeps line breaks and signs of a message', () => {
    expect(mailtoHref({ subject: 'A+B', text: 'one\ntwo?&#' })).to.contain(
      '?subject=A%2BB&body=one%0D%0Atwo%3F%26%23',
    );
  });
});
