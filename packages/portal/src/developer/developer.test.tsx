import { expect } from '@open-wc/testing';
import { createRouteTable, visitor } from '@fleet-portal/model/rules';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { sampleEnvironment, sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { element } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import {
  closeTools,
  headings,
  isHeard,
  isOpen,
  openPanel,
  openTools,
  panel,
  pressShortcut,
  rows,
  section,
} from './developer.fixture.tsx';
import { DeveloperTools } from './DeveloperTools.tsx';

const elsewhere = () => element(document.body, 'button', 'Elsewhere');
const permission = 'FLEET_REPORTS_VIEW';

describe('the developer panel', () => {
  afterEach(closeTools);

  for (const [env, stands] of [
    ['local', true],
    ['development', true],
    ['stage', false],
    ['prod', false],
  ] as const) {
    it(`[ENT-23] ${stands ? 'exists' : 'does not exist'} in the environment ${env}`, () => {
      const environment = sampleEnvironment({ REACT_APP_ENV: env });
      const market = sampleMarket();
      const context = { environment, market, table: createRouteTable(market), session: visitor };
      expect(DeveloperTools({ context }) !== null).to.equal(stands);
    });
  }

  it('[RTE-12] opens and closes by its keys, and gives the focus back', async () => {
    await openTools('/en-ca/reports/');
    elsewhere().focus();
    await openPanel();
    expect(document.activeElement).to.equal(panel());
    await pressShortcut();
    await waitUntil(() => !isOpen());
    expect(document.activeElement).to.equal(elsewhere());
    await pressShortcut();
    await waitUntil(isOpen);
  });

  it('[RTE-12] closes by Escape and by its button', async () => {
    await openTools('/en-ca/reports/');
    elsewhere().focus();
    await openPanel();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !isOpen());
    expect(document.activeElement).to.equal(elsewhere());
    element(await openPanel(), 'button', 'Close the developer panel').click();
    await waitUntil(() => !isOpen());
  });

  it('[RTE-12] leaves the focus where the person has gone meanwhile', async () => {
    const { container } = await openTools('/en-ca/reports/');
    elsewhere().focus();
    await openPanel();
    const field = container.querySelector('input')!;
    field.focus();
    element(panel(), 'button', 'Close the developer panel').click();
    await waitUntil(() => !isOpen());
    expect(document.activeElement).to.equal(field);
  });

  it('[RTE-12] leaves the keys to somebody who types, and other keys to the page', async () => {
    const { container } = await openTools('/en-ca/reports/');
    await openPanel();
    expect(isHeard({}, container.querySelector('input')!)).to.equal(false);
    for (const keys of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: false },
      { key: 'E', code: 'KeyE' },
    ])
      expect(isHeard(keys)).to.equal(false);
    expect(isHeard({ repeat: true })).to.equal(false);
    expect(isOpen()).to.equal(true);
  });

  it('[RTE-12] knows its key where Option makes another character of it, and on other keyboards', async () => {
    await openTools('/en-ca/reports/');
    await openPanel();
    expect(isHeard({ key: 'Î' })).to.equal(true);
    await waitUntil(() => !isOpen());
    expect(isHeard({ key: 'D', code: 'KeyH' })).to.equal(true);
    await waitUntil(isOpen);
    expect(isHeard({ key: 'E', code: 'KeyD' })).to.equal(false);
  });

  it('[RTE-12] tells step by step why the address leads where it does', async () => {
    await openTools('/en-ca/reports/', { session: signedIn() });
    await openPanel();
    expect(headings(panel())).to.deep.equal([
      'Developer panel',
      'This address',
      'Another address',
      'Person',
      'Site',
      'Tracking',
    ]);
    const decision = section('This address');
    expect(decision.querySelector('p')?.textContent).to.equal('Layout reports-layout');
    expect(decision.querySelector('li > code')?.textContent).to.equal('/en-ca/reports/');
    expect(rows(decision)).to.include.members([
      'route: reports',
      'mode: layout',
      `permissions: ${permission}`,
    ]);
  });

  it('[RTE-12] follows the page and the person', async () => {
    const { show } = await openTools('/en-ca/reports/', { session: signedIn() });
    await openPanel();
    show('/en-ca/reports/', visitor);
    await waitUntil(() => section('This address').textContent.includes('Leaves the portal'));
    expect(rows(section('Person'))).to.include('persona: unauthenticated');
    show('/en-ca/nope/', visitor);
    await waitUntil(() => section('This address').textContent.includes('404 page'));
  });

  it('[GAT-01] says who the rules think is there, and on which site', async () => {
    const session = signedIn({ permissions: ['B', 'A', 'B'] });
    await openTools('/fr-ca/reports/', { session });
    await openPanel();
    expect(rows(section('Person'))).to.include.members(['persona: nonFord', 'auth context: iam']);
    const permissions = element(section('Person'), 'list', 'Permissions');
    expect([...permissions.children].map((item) => item.textContent)).to.deep.equal(['A', 'B']);
    expect(section('Person').textContent).not.to.contain('session-1');
    expect(rows(section('Site'))).to.include.members(['locale: fr-ca', 'REACT_APP_ENV: local']);
  });

  it('[SES-10] names the locale of the page, also where the person chose it and the address has none', async () => {
    await openTools('/contact-us/', { desiredLocale: 'fr-ca' });
    await openPanel();
    expect(rows(section('Site'))).to.include('locale: fr-ca');
  });

  describe('asked about another address', () => {
    const ask = async (address: string) => {
      const field = section('Another address').querySelector('input')!;
      field.focus();
      // WebKit's driver drops the second of two equal letters when typing.
      Reflect.set(HTMLInputElement.prototype, 'value', address, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      const submitted = new Promise((resolve) => window.addEventListener('submit', resolve, { once: true }));
      await sendKeys({ press: 'Enter' });
      await submitted;
      return section('Another address');
    };

    const status = (root: ParentNode) => root.querySelector('[role=status]')?.textContent;

    it('[RTE-12] tells what would happen there, and goes nowhere', async () => {
      await openTools('/en-ca/reports/', { session: signedIn({ permissions: [] }) });
      await openPanel();
      const before = location.href;
      const answer = await ask('/reports');
      expect([...answer.querySelectorAll('li > code')].map((code) => code.textContent)).to.deep.equal([
        '/reports',
        '/en-ca/reports/',
        `/en-ca/403Page/?origin=%2Fen-ca%2Freports%2F&p=${permission}`,
      ]);
      expect(rows(answer)).to.include(`missing permissions: ${permission}`);
      expect(answer.querySelector('.tag')?.textContent).to.equal('Redirect: insufficient permissions');
      expect(location.href).to.equal(before);
      await expectAccessible(panel());
    });

    it('[RTE-25] takes whole addresses of this site and no others', async () => {
      await openTools('/en-ca/reports/');
      await openPanel();
      const own = await ask(`${location.origin}/en-ca/nope/?a=1`);
      expect(own.querySelector('li > code')?.textContent).to.equal('/en-ca/nope/?a=1');
      for (const address of ['//evil.example/', 'javascript:alert(1)', 'https://evil.example/']) {
        const answer = await ask(address);
        await waitUntil(() => status(answer) === `This is not an address of ${location.origin}.`, address);
        expect(answer.querySelector('ol')).to.equal(null);
      }
    });

    it('[RTE-25] shows hostile text as text', async () => {
      await openTools('/en-ca/reports/');
      await openPanel();
      const answer = await ask('/en-ca/<img src=x onerror=alert(1)>/?q=<b>');
      expect(answer.querySelector('img, b')).to.equal(null);
      expect(status(answer)).to.contain('404 page');
    });
  });

  for (const width of [320, 600, 1024, 1440, 1920]) {
    it(`[LAY-01] stands at the window's end and fits at ${width} px`, async () => {
      await openTools(`/en-ca/${'a'.repeat(400)}/?${'b'.repeat(400)}`, { session: signedIn() });
      await setViewport(width);
      const { left, right, top, bottom } = (await openPanel()).getBoundingClientRect();
      expect([Math.round(right), top, bottom]).to.deep.equal([
        document.documentElement.clientWidth,
        0,
        innerHeight,
      ]);
      expect(left).to.be.at.least(0);
      expect(panel().scrollWidth).to.equal(panel().clientWidth);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    });
  }

  it('[LAY-01] stands at the left where the page runs from right to left', async () => {
    await setViewport(1024);
    inDirection('rtl');
    await openTools('/en-ca/reports/');
    expect((await openPanel()).getBoundingClientRect().left).to.equal(0);
    expect(getComputedStyle(section('Site')).direction).to.equal('ltr');
  });

  for (const theme of ['ford', 'lincoln', 'dark'] as const) {
    auditIt(`[LAY-01] is accessible in the theme ${theme}`, async () => {
      await openTools('/en-ca/reports/', { session: signedIn(), theme });
      await openPanel();
      await expectAccessible(panel());
    });
  }
});
