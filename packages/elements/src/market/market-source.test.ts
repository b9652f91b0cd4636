import { expect, fixture, html } from '@open-wc/testing';
import { answerFetch, noteFetched } from '../../../../test/helpers/answer-fetch.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../footer/define.ts';
import '../header/define.ts';
import { loadMarket } from './market-source.ts';

async function failureOf(src: string): Promise<string> {
  try {
    await loadMarket(src);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${src} was loaded`);
}

const json = (value: unknown) => `data:application/json,${encodeURIComponent(JSON.stringify(value))}`;

describe('market source', () => {
  it('[ENT-05] asks once for header and footer of a page, and both show the market', async () => {
    const fetched = noteFetched();
    const page = await fixture<HTMLElement>(html`
      <div>
        <fp-header src="/markets/us.json" locale="en-us"></fp-header>
        <fp-footer src="/markets/us.json" locale="en-us"></fp-footer>
      </div>
    `);
    const footer = page.querySelector('fp-footer')!;
    const header = page.querySelector('fp-header')!;
    await waitUntil(() => footer.renderRoot.querySelector('nav') && header.renderRoot.querySelector('nav'));
    expect(fetched).to.deep.equal(['/markets/us.json']);
  });

  it('[ENT-05] parses what comes and leaves unknown fields out', async () => {
    const market = await loadMarket('/markets/us.json');
    expect(market.id).to.equal('us');
    const strange = await loadMarket(
      json({
        id: 'xx',
        title: 'X',
        tld: '.xx',
        allowedLocales: ['en-xx'],
        navBar: { items: [] },
        footer: {},
        hello: 1,
      }),
    );
    expect(strange).not.to.have.property('hello');
  });

  it('[ENT-05] names the call and the field of a malformed market', async () => {
    const src = json({ id: 'xx', title: 'X', tld: '.xx', allowedLocales: 'en-xx' });
    expect(await failureOf(src)).to.match(/^GET data:.*: market at allowedLocales: expected Array/);
  });

  it('[ENT-05] names the call and the status where the market is not there', async () => {
    expect(await failureOf('/markets/nowhere.json')).to.match(/^GET .*\/markets\/nowhere\.json: status 404$/);
  });

  it('[ENT-05] does not keep a failure: the next call asks again', async () => {
    let answer = Response.error();
    answerFetch(() => answer);
    expect(await failureOf('/markets/later.json')).to.match(/status 0$/);
    answer = Response.json(sampleMarket());
    expect((await loadMarket('/markets/later.json')).id).to.equal('ca');
  });

  it('[ENT-05] keeps the fallback links of a footer whose market cannot be had', async () => {
    const footer = await fixture<HTMLElement>(
      html`<fp-footer src="/markets/none.json"><a href="/en-us/">Home</a></fp-footer>`,
    );
    await failureOf('/markets/none.json');
    expect(footer.querySelector('a')!.getClientRects()).to.have.length(1);
  });
});
