import '@fleet-portal/elements/define/modal';
import { viewTimes } from '@fleet-portal/model/constants';
import { expect, nextFrame } from '@open-wc/testing';
import { lockScroll } from '../../../elements/src/dialog/scroll-lock.ts';
import { hurryTimers } from '../../../../test/helpers/hurry-timers.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { closeViews, showView, type ShownView } from './view.fixture.ts';

const echo = { url: '/packages/portal/src/views/echo.fixture.ts', exposedComponent: 'Waits' };
const misbehaving = {
  framework: 'vue',
  url: '/views/vue/misbehaving.js',
  exposedComponent: 'FailsInHandler',
};
const wild = { url: '/views/misbehaving/wild-styles.js', isolated: true };
const tyres = { framework: 'angular', url: '/views/angular/tyre-report.js', exposedComponent: 'TyreReport' };
const sheets = () => [
  document.querySelectorAll('style, link[rel=stylesheet]').length,
  document.adoptedStyleSheets.length,
];
const looks = () => {
  const { opacity, borderTopStyle } = getComputedStyle(document.body);
  return `${opacity} ${borderTopStyle}`;
};
const shadow = (view: ShownView) => view.host.querySelector('.view-root')!.shadowRoot!;

describe('an isolated view', () => {
  afterEach(closeViews);

  it('[VIEW-05] keeps in its shadow root the styles that its scripts put into the page, wherever they put them', async () => {
    const before = [sheets(), looks()];
    const view = showView(wild);
    await view.arrives('ready');
    expect([sheets(), looks()]).to.deep.equal(before);
    expect(view.find('style')!.textContent).to.contain('opacity: 0.5');
    expect(shadow(view).adoptedStyleSheets[0]!.cssRules[0]!.cssText).to.contain('opacity: 0.6');
    expect(shadow(view).querySelectorAll('link[rel=stylesheet]')).to.have.length(4);
    await waitUntil(
      () => getComputedStyle(view.find('.wild')!).borderTopStyle !== 'none',
      'its own styles hold',
    );
    closeViews();
    expect([sheets(), looks()]).to.deep.equal(before);
  });

  it('[VIEW-05] has its styles again when it comes back', async () => {
    const first = showView(wild);
    await first.arrives('ready');
    closeViews();
    const before = [sheets(), looks()];
    const second = showView(wild);
    await second.arrives('ready');
    expect(second.find('style')).to.exist;
    expect(second.find('link[rel=stylesheet]')).to.exist;
    expect(shadow(second).adoptedStyleSheets).to.have.length(1);
    expect([sheets(), looks()]).to.deep.equal(before);
  });

  it('[VIEW-05] leaves the page what is the shell’s and what is another view’s', async () => {
    const open = showView(misbehaving);
    await open.arrives('ready');
    const data = Promise.withResolvers<undefined>();
    const view = showView({ ...echo, isolated: true }, { inputs: { extras: { data: data.promise } } });
    await waitUntil(() => view.text() === 'Data');
    const sheet = new CSSStyleSheet();
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/views/vue/misbehaving.css',
    });
    document.adoptedStyleSheets.push(sheet);
    sheet.replaceSync('html { scroll-padding-block-end: 8px; }');
    document.head.append(link);
    data.resolve(undefined);
    await view.arrives('ready');
    expect([document.adoptedStyleSheets.includes(sheet), link.parentNode]).to.deep.equal([
      true,
      document.head,
    ]);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    link.remove();
  });

  it('[VIEW-05] leaves a view that is not isolated what its module adopts meanwhile', async () => {
    const data = Promise.withResolvers<undefined>();
    const view = showView({ ...echo, isolated: true }, { inputs: { extras: { data: data.promise } } });
    await waitUntil(() => view.text() === 'Data');
    const url = '/packages/portal/src/views/adopts.fixture.ts';
    const open = showView({ url, exposedComponent: 'Adopts' });
    await open.arrives('ready');
    data.resolve(undefined);
    await view.arrives('ready');
    const { sheet } = (await import(url)) as { sheet: CSSStyleSheet };
    expect(document.adoptedStyleSheets.includes(sheet)).to.equal(true);
    expect(shadow(view).adoptedStyleSheets).to.deep.equal([]);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });

  it('[VIEW-05] shares a late style sheet of its folder as long as a view from there stands that is not isolated', async () => {
    const view = showView({ ...misbehaving, isolated: true });
    await view.arrives('ready');
    const open = showView(misbehaving);
    await open.arrives('ready');
    const append = async () => {
      const href = '/views/vue/misbehaving.css';
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
      await nextFrame();
      return link;
    };
    const shared = await append();
    expect(shared.parentNode).to.equal(document.head);
    expect(shadow(view).querySelectorAll('link')).to.have.length(1);
    shared.remove();
    open.view.close();
    expect((await append()).parentNode).to.equal(shadow(view));
  });

  it('[VIEW-05][MOD-02] leaves the page held still while it loads, and a stack of modals without a box', async () => {
    const data = Promise.withResolvers<undefined>();
    const view = showView({ ...echo, isolated: true }, { inputs: { extras: { data: data.promise } } });
    await waitUntil(() => view.text() === 'Data');
    const letGo = lockScroll();
    const stack = document.body.appendChild(document.createElement('fp-modal-stack'));
    data.resolve(undefined);
    await view.arrives('ready');
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    expect(getComputedStyle(stack).display).to.equal('contents');
    stack.remove();
    letGo();
    expect(getComputedStyle(document.documentElement).overflowY).not.to.equal('hidden');
  });

  for (const framework of ['react', 'vue', 'angular']) {
    it(`[VIEW-05] of ${framework} has the style sheets of its descriptor to itself`, async () => {
      const view = showView({
        framework,
        url: `/views/${framework}/misbehaving.js`,
        exposedComponent: 'FailsInHandler',
        css: ['misbehaving.css'],
        isolated: true,
      });
      await view.arrives('ready');
      expect(document.head.querySelector('link[href$="misbehaving.css"]')).to.equal(null);
      expect(getComputedStyle(view.find('.misbehaving p')!).marginBottom).to.equal('12px');
    });
  }
});

describe('a view that is not isolated', () => {
  afterEach(closeViews);
  const warnings = noteConsoleInEach('warn');
  const styled = (framework: string) => ({
    framework,
    url: `/views/${framework}/misbehaving.js`,
    exposedComponent: 'FailsInHandler',
    css: ['misbehaving.css'],
  });
  const links = () => document.head.querySelectorAll('link[href$="react/misbehaving.css"]').length;

  it('[VIEW-07] shares the style sheet that another one names, and leaves with it', async () => {
    const [one, two] = [showView(styled('react')), showView(styled('react'))];
    await one.arrives('ready');
    await two.arrives('ready');
    expect(links()).to.equal(1);
    one.view.close();
    expect(links()).to.equal(1);
    two.view.close();
    expect(links()).to.equal(0);
  });

  it('[VIEW-05] keeps its style sheet beside an isolated view of the same folder', async () => {
    const isolated = showView({ ...styled('react'), css: [], isolated: true });
    await isolated.arrives('ready');
    const view = showView(styled('react'));
    await view.arrives('ready');
    expect(links()).to.equal(1);
    expect(isolated.find('link')).to.equal(null);
  });

  it('[VIEW-01] is shown without a style sheet that does not come, or is a page in its place, which the console names', async () => {
    const view = showView({ ...styled('react'), css: ['gone.css', '/packages/portal/src/index.html'] });
    await view.arrives('ready');
    for (const missing of [/style sheet.*gone\.css$/, /style sheet.*index\.html$/])
      expect(warnings.filter((line) => missing.test(line))).to.have.length(1);
  });

  it('[VIEW-01][VIEW-05] is shown without a style sheet that takes too long, which the console names', async () => {
    hurryTimers(viewTimes.styles);
    const stop = new AbortController();
    const hold = (event: Event) => {
      if (event.target instanceof HTMLLinkElement) event.stopImmediatePropagation();
    };
    document.addEventListener('load', hold, { capture: true, signal: stop.signal });
    const view = showView(styled('react'));
    await view.arrives('ready');
    stop.abort();
    const late = warnings.filter((line) => /style sheet.*takes too long: .*misbehaving\.css$/.test(line));
    expect(late).to.have.length(1);
  });
});

describe('a view of Angular', () => {
  afterEach(closeViews);

  for (const isolated of [false, true])
    it(`[VIEW-05] has the styles of its components as sheets that the policy allows${isolated ? ', isolated too' : ''}`, async () => {
      const view = showView({ ...tyres, isolated });
      await view.arrives('ready');
      expect(getComputedStyle(view.find('.only')!).display).to.equal('flex');
      const root = isolated ? shadow(view) : document;
      const own = root.adoptedStyleSheets.filter(({ cssRules }) => cssRules[0]?.cssText.includes('.only'));
      expect(own).to.have.length(1);
      const written = [...document.querySelectorAll('style')].filter((style) =>
        style.innerText.includes('.only'),
      );
      expect(written).to.have.length(0);
    });
});
