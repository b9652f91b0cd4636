import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { analyticsData } from './analytics-data.ts';
import { createModal } from '../modals/modal.ts';
import { visitor } from '../session/session.ts';

describe('createModal', () => {
  it('[ENT-19] stands its actions at the right and closes by every way unless told otherwise', () => {
    assert.deepEqual(createModal({ id: 'm', title: 'Leave?', children: 'Text' }), {
      id: 'm',
      title: 'Leave?',
      children: 'Text',
      actions: [],
      actionsPlacement: 'right',
      disableClickOutClose: false,
      disableXButton: false,
      closeIconId: 'm-close',
      hasSentAnalytics: false,
    });
    const onClose = () => undefined;
    const modal = createModal({ id: 'm', title: '', children: 1, actionsPlacement: 'center', onClose });
    assert.deepEqual([modal.actionsPlacement, modal.onClose], ['center', onClose]);
  });
});

describe('analyticsData', () => {
  const page = { pageName: 'home', siteSection: 'top', hierarchy: 'a|b', tool: 't', toolDescriptor: 'd' };
  const adobeConfigMap = {
    ca: { language: 'eng', site: 'fleet', client: 'fpro-ca', country: 'fpro-ca' },
  };
  const at = (locale: string, width = 1024, session = visitor) =>
    analyticsData({ market: market({ adobeConfigMap }), session, locale, width, page });

  it('[ENT-24] carries page, user, click, vehicle, video and event', () => {
    assert.deepEqual(at('en-ca'), {
      page: {
        ...page,
        userLanguage: 'eng',
        site: 'fleet',
        client: 'fpro-ca',
        country: 'fpro-ca',
        radUIVersion: 'pc',
      },
      user: { loginStatus: 'logged out', optInStatus: '', registeredStatus: '' },
      onclick: { onclick: '', onclickLinkName: '', referredTo: '' },
      vehicle: {},
      video: {},
      event: {},
    });
    const user = { loginStatus: 'logged in', optInStatus: '', registeredStatus: 'registered' };
    assert.deepEqual(at('en-ca', 1024, person()).user, user);
  });

  it('[ENT-05] falls back to the default names where the market has none', () => {
    const bare = analyticsData({ market: market(), session: visitor, locale: 'fr-ca', width: 1024, page });
    const { userLanguage, site, client, country } = bare.page;
    assert.deepEqual([userLanguage, site, client, country], ['fr', '', 'fpro-us', 'fpro-us']);
  });

  for (const [width, expected] of [
    [767, 'mobile'],
    [768, 'tablet'],
    [991, 'tablet'],
    [992, 'pc'],
  ] as const) {
    it(`[ANA-01] is ${expected} at ${width} px`, () =>
      assert.equal(at('en-ca', width).page.radUIVersion, expected));
  }
});
