import { expect, fixtureSync, html } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { arrives, controls, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { loadMarket } from '../market/market-source.ts';
import './define.ts';
import type { FpHeader } from './header.ts';

describe('<fp-header src>', () => {
  const said = noteConsoleInEach('error');
  let asked: string[];
  /** The response for a path, or a promise of it. */
  let answer: (path: string) => unknown;

  beforeEach(async () => {
    await setViewport(1280);
    asked = [];
    answerFetch(async ({ pathname }) => {
      asked.push(pathname);
      return Response.json(await answer(pathname));
    });
  });

  it('[HDR-04] loads the market once for two headers and shows it', async () => {
    answer = () => sampleMarket();
    const page = fixtureSync(
      html`<div><fp-header src="/shared.json"></fp-header><fp-header src="/shared.json"></fp-header></div>`,
    );
    await arrives(page.firstElementChild!, 'Insights');
    await arrives(page.lastElementChild!, 'Insights');
    expect(asked).to.deep.equal(['/shared.json']);
  });

  it('[API-09] says quietly that the menu did not load, names call and field once, and tries again when it is pressed', async () => {
    const broken = { ...sampleMarket(), allowedLocales: 7 };
    answer = () => broken;
    const header = fixtureSync<FpHeader>(html`<fp-header src="/broken.json"></fp-header>`);
    const problem = await arrives(header, /could not be loaded/);
    await waitUntil(() => said.length > 0, 'the console says why');
    expect(said).to.have.length(1);
    expect(said[0]).to.include('/broken.json').and.include('allowedLocales');
    expect(seen(header, '[role=status]').map(nameOf)).to.deep.equal([nameOf(problem)]);
    const { height, bottom } = header.getBoundingClientRect();
    const [bar] = seen(header, '.main-bar');
    expect(height).to.equal(116);
    expect(bar?.getBoundingClientRect().bottom, 'its band ends where the bars to come will').to.equal(bottom);
    await expectAccessible(header);
    window.dispatchEvent(new Event('online'));
    problem.focus();
    const press = async () => {
      const coming = Promise.withResolvers<unknown>();
      answer = () => coming.promise;
      problem.click();
      await header.updateComplete;
      expect([seen(header, '[role=status]').map(nameOf), focused()]).to.deep.equal([['Loading'], problem]);
      return coming;
    };
    const second = await press();
    second.resolve(broken);
    await waitUntil(() => nameOf(problem).includes('could not be loaded'), 'a second failure is said, too');
    const market = await press();
    // The script that keeps the focus is loaded by it.
    await import('./after-paint/after-paint-controller.ts');
    market.resolve(sampleMarket());
    await arrives(header, 'Insights');
    expect(controls(header, /could not be loaded/)).to.have.length(0);
    expect(nameOf(focused()!), 'the menu that came is told by the focus').to.equal('Fleet Portal Home');
  });

  it('[RTE-26] drops the answer to a src that a newer one has overtaken', async () => {
    const old = Promise.withResolvers<unknown>();
    const named = (label: string) =>
      sampleMarket({ navBar: { items: [{ type: 'route', label, target: { path: '/' } }] } });
    answer = (path) => (path === '/old.json' ? old.promise : named('New'));
    const header = fixtureSync<FpHeader>(html`<fp-header src="/old.json"></fp-header>`);
    await waitUntil(() => asked.length === 1, 'the first is asked for');
    header.src = '/new.json';
    await arrives(header, 'New');
    old.resolve(named('Old'));
    await loadMarket('/old.json');
    await header.updateComplete;
    expect(seen(header, '.node').map(nameOf)).to.deep.equal(['New']);
  });

  it('[API-09] takes what failed back where it is to show another market, until that has answered', async () => {
    const other = Promise.withResolvers<unknown>();
    answer = (path) => (path === '/other.json' ? other.promise : { markets: [] });
    const header = fixtureSync<FpHeader>(html`<fp-header src="/wrong.json"></fp-header>`);
    await arrives(header, /could not be loaded/);
    header.src = '/other.json';
    await header.updateComplete;
    expect(controls(header, /could not be loaded/)).to.have.length(0);
    other.resolve({ markets: [] });
    await arrives(header, /could not be loaded/);
  });

  it('[HDR-04] asks for nothing where the host gives the market', async () => {
    answer = () => sampleMarket();
    const header = fixtureSync<FpHeader>(
      html`<fp-header src="/unused.json" .market=${sampleMarket()}></fp-header>`,
    );
    await arrives(header, 'Insights');
    expect(asked).to.deep.equal([]);
  });
});
