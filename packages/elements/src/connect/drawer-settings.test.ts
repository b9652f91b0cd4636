import { expect } from '@open-wc/testing';
import { noteFetched } from '../../../../test/helpers/answer-fetch.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { control, focused } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { cards, drawer, openDrawer, openPage, tidy } from './connect.fixture.ts';

interface Followed {
  path: string;
  isExternal: boolean;
  needsConfirmation: boolean | undefined;
}

/** Clicks a settings control in a market with this route. */
async function followSettings(notificationSettingsRoute: object | null): Promise<Followed> {
  const market = sampleMarket({ fpgFeatureFlags: { notifications: true }, notificationSettingsRoute });
  const { header } = await openPage('fleet-customer', { market, locale: 'en-ca' });
  await openDrawer(header);
  const followed = nextFollowed();
  control(cards()[0]!, /settings/i).click();
  return followed;
}

/** The next shell link that is followed; its navigation is prevented. */
function nextFollowed(): Promise<Followed> {
  return new Promise((done) =>
    document.addEventListener(
      'fp-navigate',
      (event) => {
        event.preventDefault();
        const { path, isExternal, needsConfirmation } = event;
        done({ path, isExternal, needsConfirmation });
      },
      { once: true },
    ),
  );
}

describe('the settings of notifications on a connected page', () => {
  afterEach(tidy);

  const profile = '/en-ca/account/?active-tab=my-profile';
  const path = '/account/notification-settings/';
  for (const [where, notificationSettingsRoute, address] of [
    ['the market’s page of settings', { path }, '/en-ca/account/notification-settings/'],
    ['My profile where the market has none', null, profile],
    ['My profile where its page is for others', { path, permissionsRequired: ['NOBODY'] }, profile],
    ['My profile where its address is none', { path: 'javascript:alert(1)' }, profile],
  ] as const) {
    it(`[NTF-06] leads to ${where} by a link, which the page may follow itself`, async () => {
      const followed = await followSettings(notificationSettingsRoute);
      expect(followed).to.deep.equal({ path: address, isExternal: false, needsConfirmation: false });
      expect(drawer()!.open).to.equal(false);
      expect(drawer()!.querySelector('a')).to.equal(null);
    });
  }

  it('[NTF-06][NTF-07][RTE-27] has closed when its settings are followed: the page’s focus lands, the unread are counted anew', async () => {
    const { page, header } = await openPage('fleet-customer');
    await openDrawer(header);
    const heading = page.querySelector('h1')!;
    heading.tabIndex = -1;
    const calls = noteFetched();
    document.addEventListener(
      'fp-navigate',
      (event) => {
        event.preventDefault();
        heading.focus();
      },
      { once: true },
    );
    control(cards()[0]!, /settings/i).click();
    await waitUntil(() => focused() === heading, 'the heading has the focus');
    await waitUntil(() => calls.includes('/getNotificationsCount'), 'the unread are counted');
    expect(focused()).to.equal(heading);
  });

  it('[NTF-06][MOD-04] says of settings on another site that they are, and that the page asks first', async () => {
    const href = 'https://messages.example/settings';
    const followed = await followSettings({ path: href, isExternal: true, showPrivacyPolicyPopup: true });
    expect(followed).to.deep.equal({ path: href, isExternal: true, needsConfirmation: true });
    // A user who cancels stays in the drawer.
    expect(drawer()!.open).to.equal(true);
  });
});
