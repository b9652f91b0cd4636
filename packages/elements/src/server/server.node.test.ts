import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { renderBanner, renderFooter, renderHeader } from './server.ts';

const market = sampleMarket();
const english = { market, locale: 'en-ca', currentPath: '/en-ca/' };
const french = { market, locale: 'fr-ca', currentPath: '/fr-ca/' };

const hrefs = (markup: string) => [...markup.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) => href);
/** Removes styles and Lit's part markers, so that the texts can be read. */
const textOf = (markup: string) => markup.replace(/<style[^]*?<\/style>/g, '').replace(/<!--[^]*?-->/g, '');

function holds(markup: string, pattern: RegExp): void {
  assert.ok(pattern.test(markup), `${pattern} is not in the markup`);
}

describe('server rendering', () => {
  it('[CKC-01] may make the element that asks about cookies, which does nothing there', async () => {
    const { FpCookieConsent } = await import('../consent/cookie-consent.ts');
    assert.doesNotThrow(() => new FpCookieConsent());
  });

  it('[HDR-18] takes a market that nobody has parsed for no retail site', async () => {
    const { retailPrefix: _, ...unchecked } = market;
    const props = { ...english, market: unchecked as typeof market };
    assert.doesNotMatch(await renderHeader(props), /<fp-header[^>]* data-retail/);
    assert.match(
      await renderHeader({ ...english, market: sampleMarket({ retailPrefix: '/retail' }) }),
      /<fp-header[^>]* data-retail/,
    );
  });

  it('[BAN-01] renders a banner in English where no language is named', async () => {
    assert.match(
      await renderBanner({ text: 'Closed today.', variant: 'warning' }),
      /locale="en-us"[^]*Warning/,
    );
  });

  it('[BAN-01] renders a banner without a variant as the info that it looks like', async () => {
    const banner = await renderBanner({ text: 'Closed today.' });
    holds(banner, /^<fp-banner[^>]* variant="info"/);
    assert.equal(banner, await renderBanner({ text: 'Closed today.', variant: 'info' }));
  });

  it('[FTR-01] [HDR-02] renders header and footer at once in different languages without mixing them', async () => {
    const pages = await Promise.all([
      renderHeader(english),
      renderHeader(french),
      renderFooter(english),
      renderFooter(french),
    ]);
    const [header = '', enTete = '', footer = '', pied = ''] = pages.map(textOf);
    for (const [page, own, other] of [
      [header, 'Vehicles', 'Véhicules'],
      [enTete, 'Véhicules', 'Vehicles'],
      [footer, 'Company', 'Entreprise'],
      [pied, 'Entreprise', 'Company'],
    ] as const) {
      assert.ok(page.includes(own), `${own} is missing`);
      assert.ok(!page.includes(`>${other}<`), `${other} is not of this language`);
    }
    assert.ok(hrefs(enTete).includes('/fr-ca/insights/') && hrefs(header).includes('/en-ca/insights/'));
  });

  it('[FTR-01] [HDR-02] renders fifty pages at once in seven languages, each as if it were alone', async () => {
    const locales = ['en-ca', 'fr-ca', 'de-de', 'es-es', 'it-it', 'tr-tr', 'sv-se'];
    const page = (index: number) => {
      const locale = locales[index % locales.length] ?? '';
      const props = {
        market: sampleMarket({ allowedLocales: locales }),
        locale,
        currentPath: `/${locale}/p-${index}/`,
      };
      return Promise.all([renderHeader(props), renderFooter(props)]);
    };
    const together = await Promise.all(Array.from({ length: 50 }, (_, index) => page(index)));
    for (const [index, pages] of together.entries()) assert.deepEqual(pages, await page(index));
    assert.equal(new Set(together.flat()).size, 100);
  });

  it('[HDR-09] [NAV-01] [MOB-03] lets every menu button open a list of links without a script', async () => {
    const header = await renderHeader(english);
    for (const id of ['language', 'submenu-1', 'mobile-root']) {
      holds(header, new RegExp(`<button popovertarget="${id}-early"[^>]*id="${id}"`));
      holds(header, new RegExp(`id="${id}-early"[^>]*popover`));
    }
    const menus = header.slice(header.indexOf('class="early"'));
    assert.ok(!menus.includes('<!--'), 'Lit would take the menus for its own');
    assert.ok(['/fr-ca/', '/en-ca/vehicles/compare/'].every((href) => hrefs(menus).includes(href)));
    assert.ok(!hrefs(menus).includes('/en-ca/reports/'), 'a visitor may not read reports');
  });

  it('[NAV-02] names the lists of a menu’s tabs by their tabs without a script, those of one name once', async () => {
    const route = (label: string) => ({ type: 'route', label, target: { path: `/${label}/` } });
    const section = (label: string, node: string) => ({ label, nodes: [route(node)] });
    const tab = (label: string, ...sections: object[]) => ({
      label,
      columnGroups: [{ columns: [{ sections }] }],
    });
    const tabs = [
      { ...tab('Vans', section('Equip', 'racks')), altLabels: { 'fr-ca': 'Fourgons' } },
      tab('Trucks', section('Equip', 'beds')),
      tab('Electrified', section('', 'hybrids'), section('', 'batteries')),
    ];
    const submenu = { submenuType: 'tabbed', sectionAboveTabs: section('', 'all'), tabs };
    const navBar = { items: [{ type: 'menu-view', label: 'Vehicles', submenu }] };
    const header = await renderHeader({ ...french, market: sampleMarket({ navBar }) });
    for (const id of ['submenu-0', 'mobile-root']) {
      const [, menu = ''] = header.split(`id="${id}-early"`);
      const texts = [...menu.matchAll(/class="(?:label|text)"[^>]*>([^<]+)/g)].map(([, text]) => text);
      const vans = ['Fourgons: Equip', 'racks'];
      const expected = ['all', ...vans, 'Trucks: Equip', 'beds', 'Electrified', 'hybrids', 'batteries'];
      assert.deepEqual(texts.slice(0, expected.length), expected);
    }
  });

  it('[HDR-04] [MOB-03] marks a link of the mobile menu that leads to another site', async () => {
    const topBar = { label: 'Shop', target: { path: 'https://shop.example/', isExternal: true } };
    const header = await renderHeader({ ...english, market: sampleMarket({ topBar }) });
    const [, menu = ''] = header.split('id="mobile-root-early"');
    holds(menu, /href="https:\/\/shop\.example\/"[^>]*rel="external noopener"[^]*?\(external site\)/);
  });

  it('[GAT-08] [GAT-10] lets the account’s buttons open its links without a script', async () => {
    const header = await renderHeader({ ...english, session: signedIn() });
    for (const id of ['account', 'mobile-account']) {
      holds(header, new RegExp(`<button popovertarget="${id}-early"[^>]*id="${id}"`));
      const [, menu = ''] = header.split(`id="${id}-early"`);
      const links = hrefs(menu.slice(0, menu.indexOf('</div>')));
      assert.deepEqual([links[0], links.at(-1)], ['/en-ca/account/?active-tab=my-profile', '/logout']);
    }
  });

  it('[NTF-01] lets the bell say without a script that more is on its way', async () => {
    const session = signedIn();
    const header = await renderHeader({ ...english, session, notificationCount: 0 });
    holds(header, /<button popovertarget="bell-early"[^>]*id="bell"/);
    holds(header, /id="bell-early"[^>]*popover[^>]*>[^]*?Loading/);
    assert.doesNotMatch(await renderHeader({ ...english, session }), /bell-early/);
  });

  it('[HDR-05] brings what answers a pointer in its markup, as the browser gives it no further sheet', async () => {
    holds(await renderHeader(english), /<style[^>]*>(?:(?!<\/style)[^])*\.brand:hover/);
  });

  it('[BAN-01] renders a banner with its words, its text escaped', async () => {
    const banner = textOf(await renderBanner({ text: '<b>Closed', variant: 'warning', locale: 'fr-ca' }));
    holds(banner, /^<fp-banner[^>]*><template shadowroot="open"/);
    holds(banner, /Avertissement/);
    assert.ok(banner.includes('&lt;b&gt;Closed') && !banner.includes('<b>'));
  });

  it('[FTR-01] gives declarative shadow roots with landmarks, labels and links that work without a script', async () => {
    const footer = textOf(await renderFooter({ ...english, appVersion: '3.2.0', buildVersion: '88' }));
    holds(footer, /^<fp-footer[^>]*>\s*<template shadowroot="open" shadowrootmode="open">/);
    holds(footer, /<footer\b/);
    holds(footer, /<nav\b[^>]*aria-label="Footer links"/);
    holds(footer, /Version 3\.2\.0/);
    assert.deepEqual(
      ['/en-ca/about/', '/en-ca/sitemap/', '/fr-ca/', '/en-ca/country-sites/'].filter(
        (href) => !hrefs(footer).includes(href),
      ),
      [],
    );
    const header = textOf(await renderHeader(english));
    holds(header, /<header\b/);
    holds(header, /<nav\b[^>]*aria-label="Main navigation"/);
    assert.ok(hrefs(header).some((href) => href.startsWith('/login?')));
  });

  it('[RTE-25] escapes hostile labels and links no script address', async () => {
    const label = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const nodes = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '\\\\evil.example'].map(
      (path) => ({
        type: 'route',
        label,
        target: { path, isExternal: true },
      }),
    );
    const hostile = sampleMarket({
      title: label,
      navBar: { items: nodes },
      footer: {
        ...market.footer,
        copyright: { label },
        linkedInUrl: 'javascript:alert(1)',
        sections: [{ label, nodes }],
      },
    });
    const props = { market: hostile, locale: 'en-ca', currentPath: '/en-ca/"><script>alert(1)</script>' };
    for (const page of [await renderHeader(props), await renderFooter(props)]) {
      assert.ok(!/<script|<img/i.test(page), 'a label became markup');
      assert.deepEqual(
        hrefs(page).filter((href) => !/^(?:\/(?![/\\])|https?:)/.test(href)),
        [],
      );
    }
  });

  it('[HDR-02] takes a locale in capitals for its own, the market’s too', async () => {
    const unchecked = { ...market, allowedLocales: ['en-CA', 'fr-CA'] };
    assert.match(await renderHeader({ ...french, market: unchecked }), /^<fp-header[^>]* locale="fr-ca"/);
    assert.equal(
      textOf(await renderHeader({ ...french, locale: 'fr-CA' })),
      textOf(await renderHeader(french)),
    );
    holds(
      textOf(await renderBanner({ text: 'Fermé', variant: 'warning', locale: 'FR_ca' })),
      /Avertissement/,
    );
  });

  it('names the call and what it cannot do without', async () => {
    const nothing = undefined as never;
    await assert.rejects(
      renderHeader({ ...english, market: nothing }),
      /^TypeError: renderHeader: market is no object$/,
    );
    await assert.rejects(
      renderFooter({ ...english, currentPath: nothing }),
      /renderFooter: currentPath is no string/,
    );
    await assert.rejects(renderFooter(nothing), /renderFooter: market/);
    await assert.rejects(
      renderBanner({ variant: 'warning', text: nothing }),
      /renderBanner: text is no string/,
    );
  });

  it('names an option that is of another type, and takes null for one that is left out', async () => {
    for (const [wrong, what] of [
      [{ transparent: 'false' }, 'transparent is neither true nor false'],
      [{ notificationCount: 'x' }, 'notificationCount is no number'],
      [{ src: 5 }, 'src is no text'],
      [{ session: 'Rivers' }, 'session is no object'],
      [{ products: {} }, 'products is no list'],
    ] as const)
      for (const render of [renderHeader, renderFooter])
        await assert.rejects(render({ ...english, ...(wrong as object) }), {
          name: 'TypeError',
          message: `${render.name}: ${what}`,
        });
    await assert.rejects(renderBanner({ text: 'Closed', closable: 'no' as never }), /closable is neither/);
    const left = { locale: null, session: null, src: null, theme: null, notificationCount: null } as object;
    assert.equal(await renderHeader({ ...english, ...left }), await renderHeader(english));
  });

  it('names an option that there is not, once', async (t) => {
    const { mock } = t.mock.method(console, 'warn', () => undefined);
    const props = { ...english, notificationCount: 3, products: [], notificatonCount: 3 };
    await Promise.all([renderHeader(props), renderFooter(props), renderHeader(props)]);
    assert.deepEqual(
      mock.calls.map(({ arguments: [line] }) => line as unknown),
      ['renderHeader', 'renderFooter'].map((call) => `${call}: there is no option "notificatonCount".`),
    );
  });

  it('[RTE-16] names a locale that the market does not have, and takes an empty one for its first', async () => {
    for (const [render, call] of [
      [renderHeader, 'renderHeader'],
      [renderFooter, 'renderFooter'],
    ] as const) {
      await assert.rejects(
        render({ ...english, locale: 'xx-yy' }),
        new RegExp(`^TypeError: ${call}: locale is "xx-yy", and the market has en-ca, fr-ca$`),
      );
      assert.match(await render({ ...english, locale: '' }), /^<fp-[a-z]+[^>]* locale="en-ca"/);
    }
  });

  it('renders a person’s page for that person and leaves taking over to the page', async () => {
    const visitors = await renderHeader({ ...english, src: '/markets/ca.json' });
    const jordans = await renderHeader({ ...english, src: '/markets/ca.json', session: signedIn() });
    holds(visitors, /^<fp-header[^>]* defer-hydration="auto"/);
    holds(jordans, /^<fp-header[^>]* defer-hydration="page"/);
    assert.ok(textOf(jordans).includes('Rivers') && !textOf(visitors).includes('Rivers'));
  });

  it('[HDR-07] notes in the tag what its attributes say, and nothing else that it was called with', async (t) => {
    t.mock.method(console, 'warn', () => undefined);
    const props = { ...english, session: signedIn(), nonce: 'bm9uY2U=', cartQuantity: 2, secret: 'Rivers' };
    const [, made = ''] = /^<fp-header[^>]* data-made="([^"]*)"/.exec(await renderHeader(props)) ?? [];
    assert.deepEqual(JSON.parse(made.replaceAll('&quot;', '"')), {
      locale: 'en-ca',
      currentPath: '/en-ca/',
      cartQuantity: 2,
    });
  });

  it('puts the nonce on every style element, and refuses one that could break out', async () => {
    const page = await renderFooter({ ...english, nonce: 'bm9uY2U=' });
    assert.equal(page.split('<style').length, page.split('<style nonce="bm9uY2U=">').length);
    await assert.rejects(renderFooter({ ...english, nonce: '"><script>' }), /base64/);
  });
});
