import { focusedElement } from '@fleet-portal/elements/focus';
import { expect, nextFrame } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { followAgain, followed } from '../../../../test/helpers/followed.ts';
import { element } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { loadConfirmation } from './load-confirmation.ts';
import { closes, closeShell, dialog, inModal, openModals, opens, openShell } from './notices.fixture.tsx';

const careers = 'https://example.com/careers';
const press = 'https://example.com/press';
const old = '/old-portal/';
const outside = (label: string, path: string, showPrivacyPolicyPopup = true) => ({
  type: 'route',
  label,
  target: { path, isExternal: true, showPrivacyPolicyPopup },
});
const { footer } = sampleMarket();
const market = sampleMarket({
  routes: [],
  allowedLocales: ['en-ca', 'fr-ca', 'en-us'],
  navBar: {
    items: [
      outside('Jobs', careers),
      {
        type: 'menu-view',
        label: 'More sites',
        submenu: {
          submenuType: 'simple',
          columnGroups: [
            { columns: [{ sections: [{ label: 'Old', nodes: [outside('Old portal', old)] }] }] },
          ],
        },
      },
    ],
  },
  footer: {
    ...footer,
    sections: [{ label: 'Elsewhere', nodes: [outside('Careers', careers), outside('Press', press, false)] }],
  },
});
const link = (root: string, name: RegExp) =>
  element(document.querySelector(root)!.shadowRoot!, 'link', name) as HTMLAnchorElement;

describe('the privacy confirmation', () => {
  beforeEach(() => setViewport(1280));
  afterEach(() => {
    followAgain();
    closeShell();
  });

  it('[MOD-04] comes before a link of the header, and leads on where that leads', async () => {
    await openShell({ market });
    const hrefs = followed();
    link('fp-header', /^Jobs/).click();
    await opens('You are leaving this site');
    expect(hrefs).to.deep.equal([]);
    await expectAccessible(document.body, { page: true });
    const onward = inModal('link', 'Continue') as HTMLAnchorElement;
    expect(onward.rel).to.equal('external noopener');
    onward.click();
    expect(hrefs).to.deep.equal([careers]);
    await closes();
  });

  for (const [name, leave] of [
    ['Cancel', () => inModal('button', 'Cancel').click()],
    ['Escape', () => sendKeys({ press: 'Escape' })],
  ] as const) {
    it(`[MOD-04][FTR-02] gives the focus back to the footer’s link on ${name}`, async () => {
      await openShell({ market });
      const hrefs = followed();
      const trigger = link('fp-footer', /^Careers/);
      trigger.focus();
      await sendKeys({ press: 'Enter' });
      await opens('You are leaving this site');
      await leave();
      await closes();
      await waitUntil(() => focusedElement() === trigger, 'the link has the focus');
      expect(hrefs).to.deep.equal([]);
    });
  }

  it('[MOD-04] comes before a link in a menu, which closes', async () => {
    await openShell({ market });
    const hrefs = followed();
    element(document.querySelector('fp-header')!.shadowRoot!, 'button', 'More sites').click();
    await waitUntil(() => {
      const sheet = document.querySelector('fp-header')!.shadowRoot!.querySelector('fp-sub-menu');
      return sheet?.shadowRoot?.querySelector('a')?.checkVisibility({ visibilityProperty: true });
    }, 'the menu opens');
    link('fp-header', /^Old portal/).click();
    await opens('You are leaving this site');
    const onward = inModal('link', 'Continue') as HTMLAnchorElement;
    expect(onward.getAttribute('href')).to.equal(new URL(old, location.href).href);
    onward.click();
    expect(hrefs).to.have.length(1);
  });

  it('[MOD-04] does not come on the page after', async () => {
    await openShell({ market });
    link('fp-header', /^Jobs/).click();
    history.pushState({}, '', '?next-page');
    await loadConfirmation(careers, 'en-ca');
    await nextFrame();
    await nextFrame();
    expect(openModals()).to.have.length(0);
  });

  it('[FTR-02] comes before every social link', async () => {
    await openShell({ market, url: '/fr-ca/reports/' });
    const hrefs = followed();
    const social = () => [
      ...(document.querySelector('fp-footer')?.shadowRoot?.querySelectorAll<HTMLElement>('.follow a') ?? []),
    ];
    await waitUntil(() => social().length > 0, 'the footer stands');
    for (const one of social()) {
      one.click();
      await opens('Vous quittez ce site');
      await expectAccessible(dialog());
      inModal('button', 'Annuler').click();
      await closes();
    }
    expect(hrefs).to.deep.equal([]);
  });

  it('[MOD-04] comes before a page’s own link to such an address', async () => {
    await openShell({ market });
    const hrefs = followed();
    const own = document.createElement('a');
    own.href = careers;
    document.querySelector('main')!.append(own);
    own.click();
    await opens('You are leaving this site');
    expect(hrefs).to.deep.equal([]);
  });

  for (const [where, url, name] of [
    ['outside of Canada', '/en-us/reports/', /^Careers/],
    ['where the market does not want it', '/en-ca/reports/', /^Press/],
  ] as const) {
    it(`[MOD-04] does not come ${where}`, async () => {
      await openShell({ market, url });
      const hrefs = followed();
      link('fp-footer', name).click();
      expect(hrefs).to.have.length(1);
      expect(openModals()).to.deep.equal([]);
    });
  }

  it('[MOD-04] leaves clicks that open another tab to the browser', async () => {
    await openShell({ market });
    const hrefs = followed();
    const init = { bubbles: true, composed: true, cancelable: true, ctrlKey: true };
    link('fp-footer', /^Careers/).dispatchEvent(new MouseEvent('click', init));
    expect(hrefs).to.deep.equal([careers]);
  });
});
