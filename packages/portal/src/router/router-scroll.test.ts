import { expect, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type {} from './events.ts';
import { readKey } from './history-key.ts';
import { mountRouter } from './router.fixture.ts';
import { scrollToEntry } from './scroll.ts';

const start = location.href;

describe('the places of <fp-router>’s entries', () => {
  afterEach(() => history.pushState(null, '', start));

  it('[RTE-27] says where Back came to, and how far the page was scrolled there', async () => {
    const { router, next, entries } = await mountRouter('/en-ca/');
    const tall = document.createElement('div');
    tall.setAttribute('style', 'height: 4000px');
    router.append(tall);
    window.scrollTo({ top: 700, behavior: 'instant' });
    await next(() => router.push('/en-ca/reports/'));
    const entry = await next(() => history.back());
    expect(entry).to.include({ url: '/en-ca/', how: 'pop', key: entries[0]?.key });
    expect(entry?.scroll).to.deep.equal({ kind: 'restore', y: 700 });
    const led = await next(() => router.redirect('/en-ca/403Page/'));
    expect(led, 'the page that it leads on to is another').to.deep.include({
      how: 'pop',
      scroll: { kind: 'top' },
    });
  });

  it('[RTE-27] goes back to the place of a page that comes from the browser’s memory at its top', async () => {
    await mountRouter('/en-ca/');
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.height = '3000px';
    window.scrollTo({ top: 700, behavior: 'instant' });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(window.scrollY).to.equal(0);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(window.scrollY).to.equal(700);
    tall.remove();
  });

  // In Firefox, following the same fragment link again has the same effect; without the Navigation API, neither can be observed.
  if ('navigation' in window)
    it('[RTE-27] knows the place of a page of which a script wrote a state of its own', async () => {
      const { router, next } = await mountRouter('/en-ca/');
      history.replaceState({ step: 2 }, '');
      await waitUntil(() => readKey(history.state), 'the entry has its key again');
      await next(() => router.push('/en-ca/reports/'));
      const entry = await next(() => history.back());
      expect(entry?.how).to.equal('pop');
      expect(history.state).to.deep.equal({ step: 2, fpKey: entry?.key });
    });

  it('[RTE-27] knows the place of a page that was left again before its content reached as far', async () => {
    const { router, next } = await mountRouter('/en-ca/');
    const tall = document.createElement('div');
    tall.setAttribute('style', 'height: 4000px');
    router.append(tall);
    window.scrollTo({ top: 700, behavior: 'instant' });
    await next(() => router.push('/en-ca/reports/'));
    tall.remove();
    const back = await next(() => history.back());
    const leaving = new AbortController();
    scrollToEntry(back!, leaving.signal);
    await next(() => history.forward());
    leaving.abort();
    expect((await next(() => history.back()))?.scroll).to.deep.equal({ kind: 'restore', y: 700 });
  });

  it('[RTE-27] stay where another router takes its place, as for another person: its first entry is none that loads', async () => {
    const { router, entries, next } = await mountRouter('/en-ca/');
    const tall = document.body.appendChild(document.createElement('div'));
    tall.setAttribute('style', 'height: 4000px');
    window.scrollTo({ top: 700, behavior: 'instant' });
    await next(() => router.push('/en-ca/reports/'));
    const scrolled = oneEvent(window, 'scroll');
    window.scrollTo({ top: 300, behavior: 'instant' });
    await scrolled;
    const again = router.cloneNode(true) as typeof router;
    again.addEventListener('fp-route', ({ entry }) => entries.push(entry));
    const first = await next(() => router.replaceWith(again));
    expect(first).to.deep.include({ how: 'replace', scroll: { kind: 'restore', y: 300 } });
    expect((await next(() => history.back()))?.scroll).to.deep.equal({ kind: 'restore', y: 700 });
    again.remove();
    tall.remove();
  });
});
