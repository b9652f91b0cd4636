import { decidedCategories } from '@fleet-portal/model/rules';
import { expect, oneEvent } from '@open-wc/testing';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { clearRefused } from './clear-cookies.ts';
import { banner, button, decide, forget, mount, openSettings, switchOf } from './consent.fixture.ts';

describe('refusing cookies', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[CKC-01] clears the cookies of a category when it is refused, and no others', async () => {
    const element = await mount({ names: { performance: ['_ga*'], targeting: ['mbox'] } });
    for (const name of ['_ga_1', '_ga', 'mbox', 'own']) document.cookie = `${name}=1; path=/`;
    const open = await openSettings(element);
    switchOf(open, 'targeting').click();
    setTimeout(() => button(open, 'Save choices').click());
    await oneEvent(element, 'fp-cookie-consent');
    expect(document.cookie)
      .to.match(/mbox=1/)
      .and.to.match(/own=1/)
      .and.not.to.match(/_ga/);
    const again = await openSettings(element);
    setTimeout(() => button(again, 'Refuse all').click());
    await oneEvent(element, 'fp-cookie-consent');
    expect(document.cookie).to.match(/own=1/).and.not.to.match(/mbox/);
  });

  it('[CKC-01] leaves out a name that is no text, says so once, and tells of the decision', async () => {
    const said = noteConsole('warn');
    const element = await mount({ names: { performance: [/^_ga/ as never, '_gid'] } });
    document.cookie = '_gid=1; path=/';
    setTimeout(() => button(banner(element)!, 'Refuse all').click());
    await oneEvent(element, 'fp-cookie-consent');
    expect(document.cookie).not.to.contain('_gid');
    expect(said).to.deep.equal(['<fp-cookie-consent>: names.performance.0 is no text.']);
  });

  it('[CKC-01] keeps a refusal also where another tab has accepted meanwhile', async () => {
    const element = await mount();
    setTimeout(() => button(banner(element)!, 'Refuse all').click());
    await oneEvent(element, 'fp-cookie-consent');
    decide('performance', 'functionality', 'targeting');
    document.cookie = '_ga=1; path=/';
    const open = await openSettings(element);
    setTimeout(() => button(open, 'Refuse all').click());
    await oneEvent(element, 'fp-cookie-consent');
    expect(decidedCategories(document.cookie)).to.deep.equal(['necessary']);
    expect(document.cookie).not.to.match(/_ga/);
  });

  it('[CKC-01] clears what has been written again since, on each page that comes', async () => {
    decide('targeting');
    for (const name of ['_ga', 'mbox', 'own']) document.cookie = `${name}=1; path=/`;
    await mount({ names: { performance: ['_ga'], targeting: ['mbox'] } });
    expect(document.cookie).to.contain('mbox=1').and.to.contain('own=1').and.not.to.contain('_ga');
  });

  it('[CKC-01] clears what a page names only once the question stands there', async () => {
    decide('targeting');
    for (const name of ['own_1', 'own_2']) document.cookie = `${name}=1; path=/`;
    const element = await mount();
    element.names = { performance: ['own_1'], targeting: ['own_2'] };
    await element.updateComplete;
    expect(document.cookie).to.contain('own_2=1').and.not.to.contain('own_1');
  });

  it('[CKC-01] keeps what an allowed category names, and the decision, also where a refused one stands for them', () => {
    decide('functionality');
    for (const name of ['own_a', 'own_b']) document.cookie = `${name}=1; path=/`;
    clearRefused({ functionality: ['own_a'], performance: ['own_*', 'fp_*'] });
    expect(document.cookie)
      .to.contain('own_a=1')
      .and.to.contain('fp_cookie_consent')
      .and.not.to.contain('own_b');
  });

  it('[CKC-01] clears nothing before somebody has decided', async () => {
    document.cookie = '_ga=1; path=/';
    await mount();
    expect(document.cookie).to.contain('_ga=1');
  });

  it('[CKC-01] clears what is refused again, and what was set for a part of the site', async () => {
    const { pathname } = location;
    decide();
    history.replaceState(null, '', '/en-us/vans/');
    document.cookie = '_ga=1; path=/';
    document.cookie = '_ga_2=1; path=/en-us';
    const element = await mount();
    const open = await openSettings(element);
    setTimeout(() => button(open, 'Refuse all').click());
    await oneEvent(element, 'fp-cookie-consent');
    const left = document.cookie;
    history.replaceState(null, '', pathname);
    expect(left).not.to.match(/_ga/);
  });

  it('[CKC-01] clears what was set with a prefix, for secure connections, or for this site’s partition alone', async () => {
    const names = ['_ga', '__Secure-ga', '__Host-ga', '__Host-ga_2'];
    const element = await mount({ names: { performance: names } });
    document.cookie = '_ga=1; path=/';
    document.cookie = '__Secure-ga=1; path=/; secure';
    document.cookie = '__Host-ga=1; path=/; secure';
    document.cookie = '_ga=2; path=/; secure; partitioned';
    document.cookie = '__Host-ga_2=1; path=/; secure; partitioned';
    // WebKit accepts secure cookies only on secure connections.
    const { userAgent } = navigator;
    const isKept = userAgent.includes('Chrome') || userAgent.includes('Firefox');
    if (isKept) for (const name of names) expect(document.cookie).to.contain(`${name}=`);
    const open = await openSettings(element);
    setTimeout(() => button(open, 'Refuse all').click());
    await oneEvent(element, 'fp-cookie-consent');
    for (const name of names) expect(document.cookie).not.to.contain(`${name}=`);
  });
});
