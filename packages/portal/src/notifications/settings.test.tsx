import { focusedElement } from '@fleet-portal/elements/focus';
import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { followAgain, followed } from '../../../../test/helpers/followed.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { button, cards, drawer, openDrawer } from './notifications.fixture.ts';

const control = () => button(cards()[0], /settings/i);

/** Clicks a settings control in a market with this route. */
async function openSettings(notificationSettingsRoute: object | null) {
  const market = sampleMarket({
    fpgFeatureFlags: { notifications: true },
    routes: [{ id: 'closed', path: '/closed/', mode: 'layout', permissionsRequired: ['X'] }],
    notificationSettingsRoute,
  });
  const session = signedIn();
  const portal = await openPortal('/en-ca/contact-us/', { market, session, person: 'fleet-customer' });
  await portal.page('Contact us');
  await openDrawer(portal);
  const hrefs = followed();
  control().focus();
  control().click();
  return { portal, hrefs };
}

describe('a notification’s settings control', () => {
  beforeEach(() => setViewport(1280));
  afterEach(() => {
    followAgain();
    closePortal();
  });

  const profile = '/en-ca/account/?active-tab=my-profile';
  const settings = '/account/notification-settings/';
  for (const [where, notificationSettingsRoute, address] of [
    ['the market’s page of settings', { path: settings }, `/en-ca${settings}`],
    ['My profile where the market has none', null, profile],
    ['My profile where its page is for others', { path: settings, permissionsRequired: ['X'] }, profile],
    ['My profile where its page is closed', { path: '/closed/' }, profile],
    ['My profile where its address is none', { path: 'javascript:alert(1)' }, profile],
  ] as const) {
    it(`[NTF-06] leads to ${where}, and closes the drawer`, async () => {
      const { portal, hrefs } = await openSettings(notificationSettingsRoute);
      await waitUntil(() => location.pathname + location.search === address, 'the page is another');
      await waitUntil(() => !drawer().open, 'the drawer closes');
      expect([portal.left, hrefs]).to.deep.equal([[], []]);
    });
  }

  for (const path of ['https://messages.example/settings', '/old-portal/settings/']) {
    it(`[NTF-06] leaves for ${path} by the browser, and closes the drawer`, async () => {
      const { hrefs } = await openSettings({ path, isExternal: true });
      await waitUntil(() => !drawer().open, 'the drawer closes');
      expect(hrefs).to.deep.equal([path]);
      expect(location.pathname).to.equal('/en-ca/contact-us/');
    });
  }

  it('[NTF-06][MOD-04] asks before it leads to another site where the market wants that', async () => {
    const path = 'https://messages.example/settings';
    const { portal, hrefs } = await openSettings({ path, isExternal: true, showPrivacyPolicyPopup: true });
    const onward = await portal.find('link', 'Continue');
    expect(hrefs).to.deep.equal([]);
    onward.click();
    expect(hrefs).to.deep.equal([path]);
  });

  it('[NTF-06][MOD-04] gives the focus back to the control where somebody stays after all', async () => {
    const path = 'https://messages.example/settings';
    const { portal, hrefs } = await openSettings({ path, isExternal: true, showPrivacyPolicyPopup: true });
    (await portal.find('button', 'Cancel')).click();
    await waitUntil(() => focusedElement() === control(), 'the control has the focus');
    expect(hrefs).to.deep.equal([]);
  });
});
