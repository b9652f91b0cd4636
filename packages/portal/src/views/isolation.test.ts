import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { closeViews, showView } from './view.fixture.ts';

const wild = { url: '/views/misbehaving/wild-styles.js', isolated: true };
const sheetsInHead = () => document.head.querySelectorAll('style, link[rel=stylesheet]').length;
const opacity = () => getComputedStyle(document.body).opacity;

describe('an isolated view', () => {
  afterEach(closeViews);

  it('[VIEW-05] keeps in its shadow root the styles that its scripts put into the head', async () => {
    const before = sheetsInHead();
    const view = showView(wild);
    await view.arrives('ready');
    expect(view.host.querySelector('.view-root')!.shadowRoot).to.exist;
    expect(sheetsInHead()).to.equal(before);
    expect(opacity()).to.equal('1');
    expect(view.find('style')!.textContent).to.contain('opacity: 0.5');
    await waitUntil(
      () => getComputedStyle(view.find('.wild')!).borderTopStyle !== 'none',
      'its own styles hold',
    );
  });

  it('[VIEW-05] has its styles again when it comes back', async () => {
    const first = showView(wild);
    await first.arrives('ready');
    closeViews();
    const before = sheetsInHead();
    const second = showView(wild);
    await second.arrives('ready');
    expect(second.find('style')).to.exist;
    expect(second.find('link[rel=stylesheet]')).to.exist;
    expect([sheetsInHead(), opacity()]).to.deep.equal([before, '1']);
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

  it('[VIEW-01] is shown without a style sheet that does not come', async () => {
    const view = showView({ ...styled('react'), css: ['gone.css'] });
    await view.arrives('ready');
  });
});
