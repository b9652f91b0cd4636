import { timers } from '@fleet-portal/model/constants';
import { expect, fixture, html } from '@open-wc/testing';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import './define.ts';
import type { FpFooter } from './footer.ts';

const market = sampleMarket();

/** A footer below a page of this height. */
async function footerBelow(height: number): Promise<FpFooter> {
  await setViewport(1440);
  const page = await fixture<HTMLElement>(html`
    <div>
      <div class="page"></div>
      <fp-footer .market=${market} locale="en-ca"></fp-footer>
    </div>
  `);
  page.querySelector<HTMLElement>('.page')!.style.height = `${height}px`;
  const element = page.querySelector('fp-footer')!;
  await element.updateComplete;
  return element;
}

const opacity = (element: Element) => Number(getComputedStyle(element).opacity);
const veil = (element: Element) => element.getAnimations()[0];
const covered = (element: Element) => waitUntil(() => opacity(element) === 0, 'the footer is covered');

describe('the reveal of <fp-footer>', () => {
  afterEach(() => scrollTo(0, 0));

  it('[FTR-06] keeps a footer out of view unseen, with its room, its links and its place in the tab order', async () => {
    const element = await footerBelow(3000);
    const { height } = element.getBoundingClientRect();
    await covered(element);
    expect(element.getBoundingClientRect().height).to.equal(height);
    expect(getComputedStyle(element).visibility).to.equal('visible');
    expect(getComputedStyle(element).display).to.equal('block');
  });

  it('[FTR-06] shows it when a tenth of it comes into view, and moves nothing', async () => {
    const element = await footerBelow(3000);
    await covered(element);
    const { height } = element.getBoundingClientRect();
    const total = document.documentElement.scrollHeight;
    scrollTo(0, element.getBoundingClientRect().top - innerHeight + height * 0.2);
    await waitUntil(() => opacity(element) === 1, 'the footer shows', { timeout: 4000 });
    expect(document.documentElement.scrollHeight).to.equal(total);
  });

  it('[FTR-06] does not show it for less than a tenth', async () => {
    const element = await footerBelow(3000);
    await covered(element);
    const { height, top } = element.getBoundingClientRect();
    scrollTo(0, top - innerHeight + height * 0.05);
    const seen = new Promise((resolve) =>
      new IntersectionObserver((entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve(true);
      }).observe(element),
    );
    await seen;
    expect(veil(element)?.playState).to.equal('paused');
    expect(opacity(element)).to.equal(0);
  });

  it('[FTR-06] shows it after 5 s where nobody scrolls, and asks for no frame until then', async () => {
    const setTimeout = window.setTimeout.bind(window);
    let passFiveSeconds: (() => void) | undefined;
    window.setTimeout = ((run: () => void, delay?: number, ...rest: unknown[]) => {
      if (delay !== timers.footerReveal) return setTimeout(run, delay, ...rest);
      passFiveSeconds = run;
      return 0;
    }) as typeof window.setTimeout;
    const element = await footerBelow(3000);
    await covered(element);
    window.setTimeout = setTimeout;
    expect(veil(element)?.playState).to.equal('paused');
    passFiveSeconds!();
    expect(veil(element)?.playState).to.equal('running');
    await waitUntil(() => !veil(element), 'nothing is left over');
    expect(opacity(element)).to.equal(1);
  });

  it('[FTR-06] shows it at once when focus reaches it', async () => {
    const element = await footerBelow(3000);
    await covered(element);
    element.renderRoot.querySelector('a')!.focus({ preventScroll: true });
    expect(opacity(element)).to.equal(1);
  });

  it('[FTR-06] shows it on paper', async () => {
    const element = await footerBelow(3000);
    await covered(element);
    dispatchEvent(new Event('beforeprint'));
    expect(opacity(element)).to.equal(1);
  });

  it('[FTR-06] lets the page go with a footer that is taken away, and shows that at once where it comes back', async () => {
    const addEventListener = window.addEventListener.bind(window);
    const ends: AbortSignal[] = [];
    window.addEventListener = (...args: unknown[]) => {
      const [type, , options] = args as [string, unknown, { signal: AbortSignal }?];
      if (type === 'beforeprint' && options) ends.push(options.signal);
      addEventListener(...(args as Parameters<typeof addEventListener>));
    };
    const element = await footerBelow(3000);
    await covered(element);
    Reflect.deleteProperty(window, 'addEventListener');
    const page = element.parentElement!;
    element.remove();
    expect(ends.map(({ aborted }) => aborted)).to.deep.equal([true]);
    page.append(element);
    expect(opacity(element)).to.equal(1);
  });

  const parts = { 'that is': () => 100, 'of which the first pixels are': () => innerHeight - 20 };
  for (const [part, height] of Object.entries(parts))
    it(`[FTR-06] never takes away a footer ${part} in view`, async () => {
      await setViewport(1440);
      const element = await footerBelow(height());
      const seen: number[] = [];
      const share = new Promise<number>((resolve) =>
        new IntersectionObserver(([entry]) => resolve(entry!.intersectionRatio)).observe(element),
      );
      expect(await share).to.be.greaterThan(0);
      await import('./reveal.ts');
      for (let frame = 0; frame < 5; frame++) {
        await new Promise(requestAnimationFrame);
        seen.push(opacity(element));
      }
      expect(seen).to.deep.equal([1, 1, 1, 1, 1]);
    });

  it('[FTR-06] shows it where it came into view and left it again before anybody was told', async () => {
    const { IntersectionObserver } = window;
    const { revealWhenSeen } = await import('./reveal.ts');
    const element = await fixture<FpFooter>(html`<fp-footer></fp-footer>`);
    let tell!: (entries: object[]) => void;
    window.IntersectionObserver = function (callback: typeof tell) {
      tell = callback;
      return { observe: () => undefined, disconnect: () => undefined };
    } as never;
    revealWhenSeen(element);
    window.IntersectionObserver = IntersectionObserver;
    tell([{ intersectionRatio: 0 }]);
    expect(element.getAnimations()[0]!.playState).to.equal('paused');
    tell([{ intersectionRatio: 0 }, { intersectionRatio: 1 }, { intersectionRatio: 0 }]);
    expect(element.getAnimations()[0]!.playState).to.equal('running');
  });

  it('[FTR-06] leaves it seen, and says so, where what hides it does not come', async () => {
    const { IntersectionObserver } = window;
    const said = noteConsole('error');
    window.IntersectionObserver = function () {
      throw new Error('no script');
    } as never;
    const element = await footerBelow(3000);
    await waitUntil(() => said.length > 0, 'the footer says so');
    Object.assign(window, { IntersectionObserver });
    expect(said).to.deep.equal(['<fp-footer> could not load what follows its first paint. Error: no script']);
    expect(opacity(element)).to.equal(1);
  });
});
