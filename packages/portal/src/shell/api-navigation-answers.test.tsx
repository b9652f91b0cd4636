import { expect } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { failed, here, notFound } from './api-navigation.fixture.ts';

describe('what the backend says of a path', () => {
  const warnings = noteConsoleInEach('warn');
  afterEach(closePortal);

  const route = (id: string, path: string, more: object = {}) => ({ id, path, mode: 'layout', ...more });
  /** Sets the navigation response for every path. */
  function answer(data: object): void {
    answerFetch(({ pathname }) => (pathname.startsWith('/navigation/') ? Response.json(data) : null));
  }
  const open = (url: string, session = signedIn()) =>
    openPortal(url, { market: sampleMarket({ navigationMode: 'api', routes: [], layouts: [] }), session });

  it('[RTE-14] does not take a fixed page’s place', async () => {
    answer({
      routes: [route('evil', '/contact-us/', { mode: 'redirect', extras: { target: '/sitemap/' } })],
    });
    const portal = await open('/en-ca/nope/');
    await portal.page(notFound);
    navigate('/contact-us/');
    await portal.page('Contact us');
  });

  for (const target of ['javascript:alert(1)', 'data:text/html,x', '//host.example/', '/\\host.example/']) {
    it(`[RTE-25] leads nobody to ${target}`, async () => {
      answer({ routes: [route('evil', '/evil/', { mode: 'redirect', extras: { target } })] });
      const portal = await open('/en-ca/evil/');
      await portal.page(notFound);
      expect(portal.left).to.deep.equal([]);
      expect(here()).to.equal('/en-ca/evil/');
    });
  }

  it('[RTE-12] is an empty page and a warning where its mode is unknown', async () => {
    answer({ routes: [route('odd', '/odd/', { mode: 'hologram' })] });
    const portal = await open('/en-ca/odd/');
    await waitUntil(() => warnings.some((line) => line.includes('"hologram" is unknown')));
    expect(portal.container.querySelector('main')?.textContent).to.equal('');
  });

  it('[RTE-14] is logged in development where another route has the path', async () => {
    answer({
      routes: [route('one', '/a/', { layoutOrRouteId: 'l' }), route('two', '/a/')],
      layouts: [{ id: 'l' }],
    });
    const portal = await open('/en-ca/a/');
    await portal.page('One');
    expect(warnings).to.include('Route "two" is left out: /a/ is taken.');
  });

  it('[API-09] is a failure where it has another shape', async () => {
    answer({ routes: [{ path: 7 }] });
    const portal = await open('/en-ca/a/');
    await portal.page(failed);
  });

  const visitor = {
    SESSIONID: null,
    USER: null,
    IS_CHILD_SESSION: false,
    authContext: '',
    stepUpRequired: false,
  };
  const secret = {
    routes: [
      route('secret', '/secret/', {
        mode: 'aempage',
        requiredAuthContext: 'iam',
        permissionsRequired: ['SECRET_VIEW'],
        extras: { contentPath: 'secret' },
      }),
    ],
  };

  it('[GAT-07] is asked of the gate before anything of the page is requested', async () => {
    answer(secret);
    const portal = await open('/en-ca/secret/', visitor);
    await waitUntil(() => portal.left.length > 0);
    expect(portal.left).to.deep.equal(['/login?lang=en-ca&redirect=%2Fen-ca%2Fsecret%2F']);
    expect(portal.begun).to.deep.equal(['/navigation/?path=%2Fen-ca%2Fsecret%2F']);
  });

  it('[GAT-03] leads to the 403 page where permissions are missing', async () => {
    answer(secret);
    const portal = await open('/en-ca/secret/');
    await portal.page('You do not have access to this page');
    expect(here()).to.equal('/en-ca/403Page/?origin=%2Fen-ca%2Fsecret%2F&p=SECRET_VIEW');
    expect(portal.begun.filter((call) => call.startsWith('/content/'))).to.deep.equal([]);
  });
});
