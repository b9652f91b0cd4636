import { expect, fixture, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../banner/define.ts';
import '../footer/define.ts';
import '../header/define.ts';
import * as theme from './index.ts';

/** The code block of this name in docs/themes.md. */
async function snippet(name: string): Promise<string> {
  const text = await (await fetch('/docs/themes.md')).text();
  const [, code] = new RegExp(`^\`\`\`\\w+ page=${name}\\n([^]*?)^\`\`\`$`, 'm').exec(text) ?? [];
  return code ?? expect.fail(`docs/themes.md has no ${name}`);
}

/** Runs a documented module unchanged, except for the source of its imports. */
async function run(name: string): Promise<void> {
  Object.assign(globalThis, { theme });
  const code = (await snippet(name)).replace(/^import (.*) from .*;$/gm, 'const $1 = globalThis.theme;');
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  await import(url);
  URL.revokeObjectURL(url);
}

async function mount(): Promise<HTMLElement> {
  const own = new CSSStyleSheet();
  own.replaceSync('body { background: var(--fp-color-surface); color: var(--fp-color-ink) }');
  document.adoptedStyleSheets.push(own);
  const market = { ...sampleMarket(), theme: 'ford' as const };
  const page = await fixture<HTMLElement>(
    html`<div>
      <fp-header .market=${market} current-path="/en-ca/"></fp-header>
      <fp-banner text="A notice" closable></fp-banner>
      <main><h1>A page</h1></main>
      <fp-footer .market=${market}></fp-footer>
    </div>`,
  );
  for (const element of page.children) await (element as Partial<{ updateComplete: unknown }>).updateComplete;
  return page;
}

function color(page: ParentNode, selector: string, part: string, property = 'background-color'): string {
  const element = page.querySelector(selector)?.shadowRoot?.querySelector(part);
  return element ? getComputedStyle(element).getPropertyValue(property) : '';
}

describe('a theme of one’s own', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });

  it('[LAY-01] has an edge of its own, on which header, banner and footer begin', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await snippet('own-edge.css'));
    document.adoptedStyleSheets = [sheet];
    await setViewport(1440);
    const page = await mount();
    const first = { 'fp-header': '.brand', 'fp-banner': '.row', 'fp-footer': '.brand' };
    for (const [name, part] of Object.entries(first)) {
      const element = page.querySelector(name)!;
      const { left, width } = element.getBoundingClientRect();
      const start = element.shadowRoot!.querySelector(part)!.getBoundingClientRect().left;
      expect(start - left, name).to.equal((width - 1200) / 2);
    }
  });

  it('[HDR-16] wins over the market’s theme, in every part, and can be read', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await snippet('harbor.css'));
    document.adoptedStyleSheets = [sheet];
    const page = await mount();
    expect(color(page, 'fp-header', '[part="main-bar"]')).to.equal('rgb(251, 252, 249)');
    expect(color(page, 'fp-header', '[part="main-bar"]', 'color')).to.equal('rgb(20, 38, 31)');
    expect(color(page, 'fp-header', '[part="main-bar"]', 'font-family')).to.match(/^"?Inter Variable/);
    expect(color(page, 'fp-footer', '[part="footer"]')).to.equal('rgb(16, 53, 42)');
    expect(color(page, 'fp-banner', '[part="banner"]')).to.equal('rgb(232, 240, 254)');
    await expectAccessible(page);
  });

  it('[HDR-16] is put on the page by applyTheme, and replaced by the next', async () => {
    await run('own-theme.js');
    const page = await mount();
    expect(color(page, 'fp-footer', '[part="footer"]')).to.equal('rgb(16, 53, 42)');
    theme.applyTheme(document, 'lincoln');
    expect(color(page, 'fp-footer', '[part="footer"]')).to.equal('rgb(27, 23, 20)');
    expect(getComputedStyle(document.documentElement).colorScheme).to.equal('light');
  });

  it('[HDR-16] may have a name that the shell does not know: it starts from default then, mark and all', async () => {
    const page = await mount();
    const header = page.querySelector('fp-header')!;
    const mark = () => header.shadowRoot?.querySelector('.mark path')?.getAttribute('d');
    header.theme = 'default';
    await header.updateComplete;
    const own = mark();
    header.setAttribute('theme', 'harbor');
    await header.updateComplete;
    expect(own).to.be.a('string').and.equal(mark());
    await waitUntil(
      () => color(page, 'fp-header', '.mark', 'fill') === 'rgb(11, 112, 117)',
      'the default theme’s accent',
    );
  });

  it('[HDR-16] yields to what the page’s own style sheet says', async () => {
    const style = document.createElement('style');
    style.textContent = ':root { --fp-color-brand: rgb(1, 2, 3) }';
    document.head.append(style);
    theme.applyTheme(document, { brand: '#10352a', accent: undefined });
    expect(getComputedStyle(document.documentElement).getPropertyValue('--fp-color-accent')).to.match(/^#/);
    expect(color(await mount(), 'fp-footer', '[part="footer"]')).to.equal('rgb(1, 2, 3)');
    style.remove();
  });

  it('[HDR-16] follows the system’s dark mode by the documented lines', async () => {
    const page = await mount();
    const system = Object.assign(new EventTarget(), { matches: true });
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) =>
      query.includes('color-scheme')
        ? (system as unknown as MediaQueryList)
        : matchMedia.call(globalThis, query);
    await run('follow-system.js');
    globalThis.matchMedia = matchMedia;
    const bar = () => color(page, 'fp-header', '[part="main-bar"]');
    await waitUntil(() => bar() === 'rgb(15, 18, 22)', 'the bar is dark');
    expect(getComputedStyle(document.documentElement).colorScheme).to.equal('dark');
    await expectAccessible(page);

    system.matches = false;
    system.dispatchEvent(new Event('change'));
    await waitUntil(() => bar() === 'rgb(255, 255, 255)', 'the bar is white again');
  });
});
