import { expect, fixture, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import './define.ts';
import type { FpSkipLink } from './skip-link.ts';

async function page(): Promise<{ skip: FpSkipLink; link: HTMLAnchorElement; main: HTMLElement }> {
  const body = await fixture<HTMLElement>(html`
    <div>
      <fp-skip-link></fp-skip-link>
      <button>Elsewhere</button>
      <main id="fp-content-main">Content <a href="#next">Next</a></main>
    </div>
  `);
  const skip = body.querySelector('fp-skip-link')!;
  await skip.updateComplete;
  return { skip, link: skip.renderRoot.querySelector('a')!, main: body.querySelector('main')! };
}

const isClipped = (link: HTMLElement) => getComputedStyle(link).clipPath !== 'none';

describe('<fp-skip-link>', () => {
  it('[RTE-23] is seen only while the keyboard is on it', async () => {
    const { skip, link } = await page();
    expect(isClipped(link)).to.equal(true);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(skip);
    expect(isClipped(link)).to.equal(false);
    await expectAccessible(skip);
    await sendKeys({ press: 'Tab' });
    expect(isClipped(link)).to.equal(true);
  });

  it('[RTE-23] is seen above the header', async () => {
    const { skip, link } = await page();
    const header = skip.nextElementSibling as HTMLElement;
    header.style.cssText =
      'position: sticky; top: 0; z-index: 8001; display: block; width: 100%; height: 120px';
    await sendKeys({ press: 'Tab' });
    const { left, top, width, height } = link.getBoundingClientRect();
    for (const x of [left + 4, left + width / 2, left + width - 4])
      expect(document.elementFromPoint(x, top + height / 2) === skip, `${x}`).to.equal(true);
  });

  it('[RTE-23] wraps a text that is longer than the window is wide', async () => {
    await setViewport(320, 600);
    const { skip, link } = await page();
    skip.textContent = 'Skip to the content of this page. '.repeat(4);
    await sendKeys({ press: 'Tab' });
    const { left, right } = link.getBoundingClientRect();
    expect([left, right <= 312]).to.deep.equal([8, true]);
  });

  it('[RTE-23] takes no place of a page that lays out its blocks', async () => {
    const { skip } = await page();
    const body = skip.parentElement!;
    for (const layout of ['flex', 'grid']) {
      Object.assign(body.style, { display: layout, flexDirection: 'column', gap: '24px' });
      const { top } = body.querySelector('button')!.getBoundingClientRect();
      expect(top - body.getBoundingClientRect().top, layout).to.equal(0);
    }
  });

  it('[RTE-23] moves focus to the main area, and the next Tab goes on from there', async () => {
    const { main } = await page();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    expect(document.activeElement).to.equal(main);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(main.querySelector('a'));
    expect(main.hasAttribute('tabindex')).to.equal(false);
  });

  it('[RTE-23] brings the main area into sight', async () => {
    const { main } = await page();
    main.style.marginBlock = '3000px';
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => scrollY > 0, 'the page scrolls');
    scrollTo(0, 0);
  });

  it('[RTE-23] works where a router keeps the browser from following hash links', async () => {
    const { link, main } = await page();
    const router = new AbortController();
    window.addEventListener('click', (event) => event.preventDefault(), { signal: router.signal });
    link.click();
    router.abort();
    expect(document.activeElement).to.equal(main);
  });

  it('[RTE-23] finds the main area beside it in a component of the page', async () => {
    const component = await fixture<HTMLElement>(html`<div></div>`);
    const root = component.attachShadow({ mode: 'open' });
    root.innerHTML = '<fp-skip-link></fp-skip-link><main id="fp-content-main">Content</main>';
    const skip = root.querySelector('fp-skip-link')!;
    await skip.updateComplete;
    skip.renderRoot.querySelector('a')!.click();
    expect(root.activeElement).to.equal(root.querySelector('main'));
  });

  it('[RTE-23] leaves the address as it is', async () => {
    const { link } = await page();
    const before = location.href;
    link.click();
    expect(location.href).to.equal(before);
  });

  it('[RTE-23] has its theme’s colors', async () => {
    const { skip, link } = await page();
    const { backgroundColor: light } = getComputedStyle(link);
    skip.theme = 'dark';
    await skip.updateComplete;
    expect(getComputedStyle(link).backgroundColor).not.to.equal(light);
    link.focus();
    await expectAccessible(skip);
  });

  it('[RTE-23] speaks the locale, unless the page words it', async () => {
    const { skip, link } = await page();
    expect(link.textContent.trim()).to.equal('Skip to content');
    skip.locale = 'de-de';
    await skip.updateComplete;
    expect(link.textContent.trim()).not.to.equal('Skip to content');
    const own = await fixture<FpSkipLink>(html`<fp-skip-link>To the map</fp-skip-link>`);
    expect(own.renderRoot.querySelector('slot')!.assignedNodes()).to.have.length(1);
  });
});
