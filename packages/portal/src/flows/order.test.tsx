import { storageKeys } from '@fleet-portal/model/flows';
import { expect } from '@open-wc/testing';
import { askForFault } from '../../../../test/helpers/backend.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { buttonOf, called, modal, noModal, nothingOpens, openModals, termsPath } from './flows.fixture.ts';

const terms = 'Terms and conditions';
const preference = 'Share connected vehicle data?';

async function open(isReload = false): Promise<OpenPortal> {
  const portal = await openPortal('/en-us/sitemap/', {
    person: 'new-admin',
    hasJustSignedIn: true,
    isReload,
  });
  await portal.page('Sitemap');
  return portal;
}

async function accept(): Promise<void> {
  const open = await modal(terms);
  open.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
  await waitUntil(() => !buttonOf(open, 'Accept').disabled, 'the terms can be accepted');
  buttonOf(open, 'Accept').click();
}

describe('what is due after a login', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  it('[TRM-01][CON-01] comes one after the other: the terms, the new role, then the preference popup', async () => {
    const portal = await open();
    await modal(terms);
    await called(portal, '/pro/consent/manage');
    expect(openModals()).to.deep.equal([terms]);
    await accept();
    await portal.page('Run your fleet from one place');
    await modal(preference);
    expect(openModals()).to.deep.equal([preference]);
    buttonOf(await modal(preference), 'Yes').click();
    await modal('Thank you');
    expect(openModals()).to.deep.equal(['Thank you']);
  });

  it('[TRM-01][CON-01] goes on after a reload where it was', async () => {
    await open();
    await modal(terms);
    closePortal();
    const reloaded = await open(true);
    await accept();
    await reloaded.page('Run your fleet from one place');
    await modal(preference);
    closePortal();
    await open(true);
    await modal(preference);
    expect(openModals()).to.deep.equal([preference]);
  });

  it('[CON-01] does not wait for ever for terms that cannot be asked for', async () => {
    const portal = await openPortal('/en-us/sitemap/', {
      person: 'new-admin',
      hasJustSignedIn: true,
      faults: [{ call: 'getTermsLatest', status: 500 }],
      holds: [termsPath.latest],
    });
    await called(portal, '/pro/consent/manage');
    await nothingOpens();
    portal.letIn();
    await called(portal, termsPath.latest);
    await modal(preference);
  });

  it('[SES-02] all goes with a session that ends in the middle, and is there for the next', async () => {
    const portal = await open();
    await modal(terms);
    await askForFault({ call: 'agreeToTerms', status: 401, times: 1 });
    await accept();
    await noModal();
    await nothingOpens();
    expect(localStorage.getItem(storageKeys.preferenceDue)).not.to.equal(null);
    closePortal();
    expect(portal.errors).to.deep.equal([]);
    await open(true);
    await modal(terms);
  });
});
