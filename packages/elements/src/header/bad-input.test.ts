import { timeouts } from '@fleet-portal/model/constants';
import { expect, fixtureSync, html } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleJson, sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { noteConsole, noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { arrives, controls } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { FpErrorEvent } from '../events/error-event.ts';
import '../footer/define.ts';
import './define.ts';

const timeout = AbortSignal.timeout.bind(AbortSignal);
const address = `${location.origin}/market.json`;

interface Mistake {
  name: string;
  /** The address of another site, if the case needs one. */
  src?: string;
  answer: (signal: AbortSignal) => Promise<Response> | Response;
  field?: string;
  says: string;
}

const mistakes: Mistake[] = [
  { name: 'is not there', answer: () => new Response('', { status: 404 }), says: 'status 404' },
  {
    name: 'is a web page',
    answer: () => new Response('<!doctype html><title>Sign in</title>'),
    says: 'a web page came in place of JSON',
  },
  { name: 'is cut off', answer: () => new Response('{"id": "ca", '), says: 'the answer is not JSON' },
  { name: 'is a list', answer: () => Response.json([]), says: 'market: expected Object, found an array' },
  { name: 'is out of reach', answer: () => Promise.reject(new TypeError('x')), says: 'no connection' },
  {
    name: 'is another site’s, without CORS',
    src: 'https://elsewhere.example/market.json',
    answer: () => Promise.reject(new TypeError('x')),
    says: 'no connection, or reading from that site is not allowed (CORS, connect-src)',
  },
  {
    name: 'does not come in time',
    answer: (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    says: `no answer within ${timeouts.market} ms`,
  },
  {
    name: 'does not say its languages',
    answer: () => Response.json(sampleJson({ allowedLocales: 7 })),
    field: 'allowedLocales',
    says: 'market at allowedLocales: expected Array, found 7',
  },
];

describe('<fp-header src> and <fp-footer src> with bad input', () => {
  const said = noteConsoleInEach('error');
  let asked: number;
  let heard: FpErrorEvent[];
  const hear = (event: FpErrorEvent) => heard.push(event);

  beforeEach(() => {
    asked = 0;
    heard = [];
    document.addEventListener('fp-error', hear);
  });

  afterEach(() => {
    Object.assign(AbortSignal, { timeout });
    document.removeEventListener('fp-error', hear);
  });

  /** Answers requests for the market; no two tests share an address, since failures are cached for a moment. */
  function answerWith(answer: Mistake['answer']): void {
    answerFetch(async (_, init) => {
      asked += 1;
      return answer(init?.signal ?? new AbortController().signal);
    });
  }

  async function mountPage(src: string, locale = 'en-ca') {
    const page = fixtureSync(html`
      <div>
        <fp-header src=${src} locale=${locale}><a href="/home/">Home</a></fp-header>
        <fp-footer src=${src} locale=${locale}><a href="/map/">Sitemap</a></fp-footer>
      </div>
    `);
    await setViewport(1280);
    const [header, footer] = [page.querySelector('fp-header')!, page.querySelector('fp-footer')!];
    return { page, header, footer };
  }

  it('[ENT-05] name a header that is never closed, and so holds the page', async () => {
    fixtureSync(html`<fp-header><main>The page</main></fp-header>`);
    await waitUntil(() => said.length > 0, 'the console says it');
    expect(said).to.deep.equal(['<fp-header> holds <main>: close it by </fp-header>.']);
  });

  it('[ENT-05] are named where nobody gives them a market', async () => {
    hurryTimers(10_000, { moment: 0 });
    const warnings = noteConsole('warn');
    fixtureSync(html`<fp-header locale="en-ca"></fp-header><fp-footer></fp-footer>`);
    fixtureSync(html`<fp-header .market=${sampleMarket()}></fp-header>`);
    await waitUntil(() => warnings.length === 2, 'the console says it');
    expect(warnings.toSorted()).to.deep.equal([
      '<fp-footer> has neither src nor market.',
      '<fp-header> has neither src nor market.',
    ]);
  });

  const isShown = (link: Element | null) => link!.getClientRects().length === 1;

  for (const { name, src = address, answer, field = '', says } of mistakes) {
    it(`[API-09][ENT-05] keep the page’s links and name what is wrong where the market ${name}`, async () => {
      answerWith(answer);
      AbortSignal.timeout = () => timeout(20);
      const own = `${src}?${encodeURIComponent(name)}`;
      const { page, header, footer } = await mountPage(own);
      await waitUntil(() => heard.length === 2, 'both elements say so');
      const line = `GET ${own}: ${says}`;
      expect(said).to.deep.equal([`<${(heard[0]!.target as Element).localName}>: ${line}`]);
      expect(heard.map(({ target }) => target)).to.have.members([header, footer]);
      for (const event of heard) expect(event).to.include({ address: own, field, message: line });
      expect(asked).to.equal(1);
      await arrives(header, /could not be loaded/);
      for (const link of page.querySelectorAll('a')) expect(isShown(link), link.text).to.equal(true);
      await expectAccessible(page);
    });
  }

  it('[ENT-05] keep the page’s links and name the language that the market does not have, until it is mended', async () => {
    answerWith(() => Response.json(sampleJson()));
    const src = `${address}?locale`;
    const { page, header, footer } = await mountPage(src, 'xx-yy');
    await waitUntil(() => heard.length === 2, 'both elements say so');
    const message = `locale "xx-yy": ${src} has en-ca, fr-ca`;
    for (const event of heard) expect(event).to.include({ address: src, field: 'locale', message });
    expect(said).to.have.length(1);
    expect(said[0]).to.include(message);
    for (const link of page.querySelectorAll('a')) expect(isShown(link), link.text).to.equal(true);
    await header.updateComplete;
    expect(controls(header, /Insights|could not be loaded/), 'trying again cannot help').to.have.length(0);
    header.locale = 'fr-ca';
    footer.locale = 'fr-ca';
    await arrives(header, 'Analyses');
    await waitUntil(() => controls(footer, 'Plan du site').length > 0, 'the footer is there');
    header.locale = 'zz-zz';
    await waitUntil(() => heard.length === 3, 'a later mistake is told, too');
    await waitUntil(() => isShown(header.querySelector('a')), 'the page’s own link is back');
    expect(asked).to.equal(1);
  });

  it('[ENT-05][SES-09] take a language in capitals, or in a vendor’s code, for what it means', async () => {
    answerWith(() => Response.json(sampleJson()));
    const { header } = await mountPage(`${address}?capitals`, 'fr_CA');
    await waitUntil(() => header.locale === 'fr-ca', 'the language is known');
    header.locale = 'fr2-ca';
    await waitUntil(() => header.locale === 'en-ca', 'the vendor’s code is known');
    expect([...said, ...heard]).to.deep.equal([]);
  });

  it('[API-09] both show the market once a try in the header has brought it', async () => {
    answerWith(() => new Response('', { status: 503 }));
    const { header, footer } = await mountPage(`${address}?again`);
    const again = await arrives(header, /could not be loaded/);
    await waitUntil(() => heard.length === 2, 'both have failed');
    answerWith(() => Response.json(sampleMarket()));
    again.click();
    await arrives(header, 'Insights');
    await waitUntil(() => controls(footer, 'Sitemap').length > 0 && !isShown(footer.querySelector('a')));
    expect(asked).to.equal(2);
    expect(heard).to.have.length(2);
  });

  it('[API-09] a footer that comes later than the header’s failure does not ask again', async () => {
    answerWith(() => new Response('', { status: 500 }));
    const src = `${address}?late`;
    const page = fixtureSync(html`<div><fp-header src=${src}></fp-header></div>`);
    await waitUntil(() => heard.length === 1, 'the header has failed');
    page.append(Object.assign(document.createElement('fp-footer'), { src }));
    await waitUntil(() => heard.length === 2, 'the footer has failed');
    expect(asked).to.equal(1);
    expect(said).to.have.length(1);
  });
});
