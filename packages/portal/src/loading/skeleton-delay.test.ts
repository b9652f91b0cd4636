import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

const opacity = (element: Element) => Number(getComputedStyle(element).opacity);

function skeleton(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'shell-delayed';
  return element;
}

describe('a skeleton', () => {
  const sheet = document.createElement('link');
  const main = document.createElement('main');

  before(async () => {
    sheet.rel = 'stylesheet';
    sheet.href = '/packages/portal/src/portal.css';
    const loaded = new Promise((done) => sheet.addEventListener('load', done));
    document.body.append(sheet, main);
    await loaded;
  });
  after(() => {
    sheet.remove();
    main.remove();
  });

  it('[VIEW-01] is not seen at first, and is at once where it takes the place of one that is', async () => {
    const root = getComputedStyle(document.documentElement);
    const isQuiet = () => root.getPropertyValue('--loading') === '0';
    await waitUntil(isQuiet);
    const first = skeleton();
    main.append(first);
    expect(opacity(first)).to.equal(0);
    await waitUntil(() => opacity(first) === 1);

    const next = skeleton();
    first.replaceWith(next);
    expect(opacity(next)).to.equal(1);
    next.remove();
    const later = document.createElement('section');
    later.append(skeleton());
    main.append(later);
    expect(opacity(later.firstElementChild!)).to.equal(1);

    later.remove();
    await waitUntil(isQuiet);
    const another = skeleton();
    main.append(another);
    expect(opacity(another)).to.equal(0);
  });
});
