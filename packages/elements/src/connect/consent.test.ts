import type { CookieCategory } from '@fleet-portal/model/constants';
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { turnCookiesOff } from '../../../../test/helpers/refuse-cookies.ts';
import { arrives } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { banner, decide, dialog, forget, idle } from '../consent/consent.fixture.ts';
import { connect, headerOf, mountPage, openPage, tidy } from './connect.fixture.ts';
import type { ConnectedShell } from './options.ts';

const element = () => document.querySelector('fp-cookie-consent');

describe('the cookie consent of a connected page', () => {
  beforeEach(forget);
  afterEach(() => {
    tidy();
    forget();
  });

  it('[CKC-01] asks who has not decided, in the header’s language and the market’s theme', async () => {
    const page = await mountPage(undefined, '/markets/ca.json');
    page.querySelector('fp-header')!.locale = 'fr-ca';
    connect({ consent: true });
    await waitUntil(() => element() && banner(element()!), 'the question');
    expect(element()!.locale).to.equal('fr-ca');
    await waitUntil(() => element()!.theme === 'ford', 'the question looks like the header');
    page.querySelector('fp-header')!.locale = 'en-ca';
    await waitUntil(() => element()!.locale === 'en-ca', 'the question follows the header');
    await expectAccessible(page);
  });

  it('[CKC-01] asks nothing where the browser has cookies turned off', async () => {
    const turnOn = turnCookiesOff();
    await connect({ locale: 'en-us', consent: true }).refresh();
    await idle();
    const asked = element();
    turnOn();
    expect(asked).to.equal(null);
  });

  it('[CKC-01] asks in the footer’s language where the page has no header, and follows it', async () => {
    const page = await mountPage(undefined, '/markets/ca.json');
    page.querySelector('fp-header')!.remove();
    const footer = page.querySelector('fp-footer')!;
    footer.locale = 'fr-ca';
    connect({ consent: true });
    await waitUntil(() => element()?.locale === 'fr-ca', 'the question');
    footer.locale = 'en-ca';
    await waitUntil(() => element()!.locale === 'en-ca', 'the question follows the footer');
  });

  it('[CKC-01] asks in the header’s language where the page’s own is not said', async () => {
    const page = await mountPage(undefined, '/markets/ca.json');
    page.querySelector('fp-header')!.locale = 'fr-ca';
    connect({ consent: { privacyHref: '/privacy/', locale: undefined, theme: undefined } });
    await waitUntil(() => element() && banner(element()!), 'the question');
    expect([element()!.locale, element()!.theme]).to.deep.equal(['fr-ca', 'ford']);
  });

  for (const options of [{ locale: 'fr-ca', consent: true }, { consent: { locale: 'fr-ca' } }])
    it(`[CKC-01] asks on a page without header and footer by ${JSON.stringify(options)}`, async () => {
      connect(options);
      await waitUntil(() => element() && banner(element()!), 'the question');
      expect([element()!.locale, element()!.theme]).to.deep.equal(['fr-ca', 'default']);
    });

  it('[CKC-01] waits, where nothing says how to speak, for the header that will', async () => {
    await connect({ consent: true }).refresh();
    await idle();
    expect(element()).to.equal(null);
    await fixture(html`<fp-header src="/markets/ca.json" locale="fr-ca"></fp-header>`);
    await waitUntil(() => element()?.locale === 'fr-ca', 'the question');
  });

  for (const kept of [false, true]) {
    it(`[CKC-01] asks again where a swap of the whole body, with ${kept ? 'its own' : 'another'} header, has taken the question away`, async () => {
      const page = await mountPage();
      connect({ consent: true });
      await waitUntil(() => element(), 'the question');
      const { body } = document;
      const next = document.createElement('body');
      const other = Object.assign(document.createElement('fp-header'), { src: '/markets/us.json' });
      next.append(kept ? headerOf(page) : other);
      body.replaceWith(next);
      await waitUntil(() => element() && banner(element()!), 'the question is there again');
      next.replaceWith(body);
    });
  }

  it('[CKC-01] clears what was refused and has been written again since', async () => {
    decide();
    for (const name of ['_own', 'kept']) document.cookie = `${name}=1; path=/`;
    await mountPage();
    connect({ consent: { names: { performance: ['_own'] } } });
    await waitUntil(() => !document.cookie.includes('_own'), 'the refused cookie goes');
    expect(document.cookie).to.contain('kept=1');
  });

  it('[CKC-01] clears by the list of the page’s own element where it has one', async () => {
    decide('functionality');
    const names = { functionality: ['_ga'], performance: ['_own'] };
    const page = await mountPage();
    const own = Object.assign(document.createElement('fp-cookie-consent'), { names });
    page.append(own);
    await own.updateComplete;
    for (const name of ['_own', '_ga']) document.cookie = `${name}=1; path=/`;
    connect({ consent: true });
    await waitUntil(() => !document.cookie.includes('_own'), 'the refused cookie goes');
    expect(document.cookie).to.contain('_ga=1');
  });

  it('[CKC-02] starts what the page gives it once its category is allowed, and nothing after the shell’s end', async () => {
    decide('performance');
    const logged = noteConsole('error');
    const started: string[] = [];
    const startIn = (shell: ConnectedShell, category: CookieCategory) =>
      shell.whenAllowed(category, () => started.push(category));
    const first = connect({ consent: false });
    for (const category of ['performance', 'targeting', 'functionality'] as const) startIn(first, category);
    first.whenAllowed('marketing' as CookieCategory, () => started.push('marketing'));
    await waitUntil(() => started.length === 1 && logged.length === 1, 'what is allowed already');
    expect(logged).to.deep.equal([
      'connectShell: Cookie category marketing is none of necessary, performance, functionality, targeting',
    ]);
    decide('performance', 'targeting');
    await waitUntil(() => started.length === 2, 'what is allowed now');
    first.disconnect();
    decide('functionality');
    startIn(connect({ consent: false }), 'functionality');
    await waitUntil(() => started.length > 2, 'what another shell starts');
    expect(started).to.deep.equal(['performance', 'targeting', 'functionality']);
  });

  it('[FTR-04] opens the settings from the footer, for who has decided too', async () => {
    const page = await mountPage();
    decide();
    const shell = connect({ consent: { theme: 'dark' } });
    (await arrives(page.querySelector('fp-footer')!, /^Cookie/)).click();
    await waitUntil(() => element() && dialog(element()!)?.open, 'the settings');
    expect(element()!.theme).to.equal('dark');
    expect(banner(element()!)).to.equal(null);
    headerOf(page).locale = 'es-us';
    await waitUntil(() => element()!.locale === 'es-us', 'they follow the header');
    shell.disconnect();
    expect(element()).to.equal(null);
  });

  it('[RTE-27] does not open the settings over a page that was gone to meanwhile', async () => {
    const page = await mountPage();
    decide();
    const shell = connect({ consent: true });
    const { href } = location;
    (await arrives(page.querySelector('fp-footer')!, /^Cookie/)).click();
    history.replaceState(null, '', '#elsewhere');
    await import('./consent.ts');
    await nextFrame();
    expect(element()).to.equal(null);
    shell.disconnect();
    history.replaceState(null, '', href);
  });

  it('[CKC-01] leaves the page’s own question its language and theme', async () => {
    const page = await mountPage();
    const own = Object.assign(document.createElement('fp-cookie-consent'), { theme: 'dark' });
    own.setAttribute('locale', 'fr-ca');
    page.append(own);
    connect({ consent: true });
    (await arrives(page.querySelector('fp-footer')!, /^Cookie/)).click();
    await waitUntil(() => dialog(own)?.open, 'the settings');
    page.querySelector('fp-header')!.theme = 'lincoln';
    await page.querySelector('fp-header')!.updateComplete;
    expect([own.locale, own.theme]).to.deep.equal(['fr-ca', 'dark']);
    own.theme = 'ford';
    page.querySelector('fp-header')!.theme = 'default';
    await page.querySelector('fp-header')!.updateComplete;
    expect([own.locale, own.theme]).to.deep.equal(['fr-ca', 'ford']);
  });

  it('[FTR-04] gives the page’s own settings the header’s theme where they have none, and leaves them to the page', async () => {
    const page = await mountPage();
    decide();
    page.append(document.createElement('fp-cookie-consent'));
    const shell = connect({ consent: true });
    (await arrives(page.querySelector('fp-footer')!, /^Cookie/)).click();
    await waitUntil(
      () => dialog(element()!)?.open && element()!.theme === 'ford',
      'the settings, as the header looks',
    );
    shell.disconnect();
    expect(element()?.theme).to.equal(null);
  });

  it('[CKC-01] gives the page’s own question the header’s language, and the cookies to clear, as it asks', async () => {
    const page = await mountPage(undefined, '/markets/ca.json');
    page.querySelector('fp-header')!.locale = 'fr-ca';
    const own = document.createElement('fp-cookie-consent');
    page.append(own);
    const names = { performance: ['_own'] };
    connect({ consent: { names } });
    await waitUntil(() => own.locale === 'fr-ca', 'the question speaks as the header');
    expect(own.names).to.equal(names);
  });

  it('[FTR-04] does not come in place of the page’s own, which goes as its settings are asked for', async () => {
    const page = await mountPage();
    const own = document.createElement('fp-cookie-consent');
    page.append(own);
    const shell = connect({ consent: true });
    const asked = new Promise((resolve) => {
      Object.defineProperty(own, 'theme', {
        set(theme) {
          own.remove();
          shell.disconnect();
          resolve(theme);
        },
      });
    });
    (await arrives(page.querySelector('fp-footer')!, /^Cookie/)).click();
    expect(await asked).to.equal('ford');
    await nextFrame();
    expect(document.querySelectorAll('fp-cookie-consent')).to.have.length(0);
  });

  it('[FTR-04] leaves the page what it adds of its own as the settings come', async () => {
    const page = await mountPage();
    decide();
    const shell = connect({ consent: true });
    const own = document.createElement('fp-cookie-consent');
    const watch = new MutationObserver(() => element() && !own.isConnected && page.prepend(own));
    watch.observe(document.body, { childList: true });
    (await arrives(page.querySelector('fp-footer')!, /^Cookie/)).click();
    await waitUntil(() => own.isConnected, 'the settings come');
    watch.disconnect();
    await nextFrame();
    shell.disconnect();
    expect([...document.querySelectorAll('fp-cookie-consent')]).to.deep.equal([own]);
  });

  it('[CKC-01] is left to the page that has its own way of asking', async () => {
    const { page } = await openPage(undefined, { consent: false });
    (await arrives(page.querySelector('fp-footer')!, /^Cookie/)).click();
    await import('./consent.ts');
    await idle();
    expect(element()).to.equal(null);
  });

  it('[CKC-01] goes with the shell, but not where it is the page’s own', async () => {
    await mountPage();
    const shell = connect({ consent: true });
    await waitUntil(() => element() && banner(element()!), 'the question');
    shell.disconnect();
    expect(element()).to.equal(null);
    const own = document.createElement('fp-cookie-consent');
    document.body.append(own);
    const other = connect({ consent: true });
    await other.refresh();
    expect(document.querySelectorAll('fp-cookie-consent')).to.have.length(1);
    other.disconnect();
    expect(element()).to.equal(own);
    own.remove();
  });
});
