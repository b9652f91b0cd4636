import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import type { Market } from '../../entities/index.ts';
import { person } from '../../testing/fixtures.ts';
import { accountLabel } from '../header/account-label.ts';
import { accountMenu } from '../header/account-menu.ts';
import { companyLabel } from '../header/company-label.ts';
import { descriptionFor } from '../text/description.ts';
import { footerSections } from './footer-links.ts';
import { labelFor } from '../text/labels.ts';
import { isExternalLink, linkHref, mayFollow } from '../links/links.ts';
import { chooseLocale, localeChoices } from '../routing/locale-choice.ts';
import { localesOf } from '../routing/locales-of.ts';
import { primaryNodes } from './primary-nodes.ts';
import { notificationSettingsLink } from '../notifications/notification-settings-link.ts';
import { visitor } from '../session/session.ts';
import { translateFooter } from '../links/translate-me.ts';
import { adminLink, cartLink, homeHref, marketplaceLink, topBarLink } from '../header/utility-links.ts';
import { visiblePrimaryNodes, visibleSubMenu } from './visible-navigation.ts';
import { visibleSections } from './visible-sections.ts';

const footerWith = (footer: object) => {
  const translated = translateFooter(footer as never, 'en-ca', {});
  return footerSections({ footer: translated, tld: '.com' }, visitor);
};

describe('a market that nobody has parsed', () => {
  const wrong: unknown[] = [undefined, null, 7, 'text', true, {}, [], [null], [7], [{}], [[]]];

  it('[ENT-05] has no entries where something else stands in its place', () => {
    for (const market of ['/markets/us.json', 7, true, []])
      assert.deepEqual(primaryNodes(market as never, visitor), []);
  });

  const route = { path: '/data-sharing/', layoutOrRouteId: 'wide', permissionsRequired: [] };
  const withDataSharing = { routes: [route] } as never as Market;

  const calls: [string, (value: never) => unknown][] = [
    ['navBar', (navBar) => primaryNodes({ navBar }, visitor)],
    ['items', (items) => visiblePrimaryNodes({ navBar: { items } }, visitor)],
    [
      'submenu',
      (submenu) =>
        visiblePrimaryNodes(
          { navBar: { items: [{ type: 'menu-view', label: 'Menu', submenu } as never] } },
          visitor,
        ),
    ],
    ['columnGroups', (columnGroups) => visibleSubMenu({ columnGroups } as never, visitor)],
    ['tabs', (tabs) => visibleSubMenu({ tabs } as never, visitor)],
    ['sectionAboveTabs', (sectionAboveTabs) => visibleSubMenu({ sectionAboveTabs } as never, visitor)],
    ['columns', (columns) => visibleSubMenu({ columnGroups: [{ columns }] } as never, visitor)],
    ['sections', (sections) => visibleSections(sections, visitor)],
    ['nodes', (nodes) => visibleSections([{ label: '', altLabels: {}, nodes }], visitor)],
    ['target', (target) => linkHref(target, 'en-ca')],
    ['path', (path) => linkHref({ path }, 'en-ca') || isExternalLink({ path })],
    ['query', (addedQueryParameters) => linkHref({ path: '/a/', addedQueryParameters }, 'en-ca')],
    ['permissions', (permissionsRequired) => mayFollow({ permissionsRequired }, person())],
    [
      'locales',
      (allowedLocales) => [
        localesOf({ allowedLocales }),
        localeChoices({ allowedLocales }, '/a/'),
        chooseLocale({ allowedLocales }, 'en-ca'),
      ],
    ],
    ['footer’s sections', (sections) => footerWith({ sections })],
    ['footer’s nodes', (nodes) => footerWith({ sections: [{ label: 'A', nodes }] })],
    [
      'footer’s targets',
      (target) => footerWith({ sections: [{ label: 'A', nodes: [{ type: 'route', target }] }] }),
    ],
    [
      'footer’s paths',
      (path) => footerWith({ sections: [{ label: 'A', nodes: [{ type: 'route', target: { path } }] }] }),
    ],
    ['invitation', (getUpdates) => footerWith({ sections: [], getUpdates })],
    ['label', (label) => labelFor(label, 'en-ca') + labelFor({ label }, 'en-ca')],
    ['altLabels', (altLabels) => labelFor({ label: 'A', altLabels }, 'en-ca')],
    ['description', (description) => descriptionFor({ description, altDescriptions: description }, 'en-ca')],
    ['flags', (fpgFeatureFlags) => companyLabel(person(), { tld: '.com', fpgFeatureFlags })],
    [
      'route',
      (link) =>
        [marketplaceLink, cartLink, adminLink, topBarLink, homeHref].map((rule) => {
          const names = ['marketplaceRoute', 'eCommerceRoute', 'adminRoute', 'topBar', 'homeRoute'];
          const given = Object.fromEntries(names.map((name) => [name, link]));
          return [rule(given as never, person(), 'en-ca'), rule({} as never, person(), 'en-ca')];
        }),
    ],
    ...['routes', 'layouts', 'allowedLocales', 'retailPrefix', 'partnerManagementRoute', 'authContext'].map(
      (name): (typeof calls)[number] => [
        `account menu’s ${name}`,
        (value) => accountMenu({ ...withDataSharing, [name]: value }, person(), 'en-ca'),
      ],
    ),
    [
      'notification settings',
      (notificationSettingsRoute) =>
        notificationSettingsLink({ notificationSettingsRoute }, person(), 'en-ca'),
    ],
  ];
  for (const [name, call] of calls) {
    it(`[ENT-05] is drawn whatever its ${name} is`, () => {
      for (const value of wrong) call(value as never);
    });
  }

  it('[NAV-06] adds no parameters to a link that are none', () => {
    for (const addedQueryParameters of ['abc', 7, null] as never[])
      assert.equal(linkHref({ path: '/a/', addedQueryParameters }, 'en-ca'), '/en-ca/a/');
  });

  it('[ENT-01] is drawn for somebody of whom little is known', () => {
    assert.equal(accountLabel({}, '.com', 'Profile'), 'Profile');
    assert.equal(accountLabel({ firstName: 7, lastName: ['x'] } as never, '.com', 'Profile'), 'Profile');
    assert.deepEqual(accountMenu(withDataSharing, person(), 'en-ca').length > 0, true);
    assert.equal(companyLabel({ SESSIONID: 's-1', USER: {} } as never, { tld: '.com' }), '');
  });

  it('[NAV-07] hides a link whose permissions are no list from those who do not hold them', () => {
    const link = { permissionsRequired: 'P' } as never;
    assert.equal(mayFollow(link, person()), false);
    assert.equal(mayFollow(link, person({ permissions: ['P'] })), true);
    for (const permissionsRequired of [7, {}, [{}], [['P']]] as never[])
      assert.equal(mayFollow({ permissionsRequired }, person({ permissions: ['P'] })), false);
    assert.equal(mayFollow({}, visitor), true);
  });
});
