import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { control } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mountHeader, openMenu } from '../header/header.fixture.ts';
import { banner, decide, forget, mount } from './consent.fixture.ts';

const room = () => parseFloat(getComputedStyle(document.documentElement).paddingBlockEnd);

describe('the room below a page that asks about cookies', () => {
  beforeEach(forget);
  afterEach(forget);

  it('[LAY-02] goes with the question, also where the page has moved that and another tab has answered', async () => {
    const element = await mount();
    await waitUntil(() => room() > 0, 'the page has room');
    document.body.append(element);
    await waitUntil(() => room() > 0, 'it keeps the room');
    decide();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitUntil(() => !banner(element), 'the question has gone');
    await waitUntil(() => room() === 0, 'the room has gone');
    element.remove();
  });

  it('[LAY-02] leaves the page room above the question, enlarged to 400 % too', async () => {
    await setViewport(320, 256);
    const element = await mount();
    await waitUntil(() => room() > 0, 'the page has room');
    expect(banner(element)!.getBoundingClientRect().top, 'header, and a control of the page').to.be.at.least(
      120,
    );
    element.remove();
    await setViewport(1280);
  });

  it('[LAY-02] scrolls no page behind an open menu, in which the focus moves', async () => {
    const element = await mount();
    await waitUntil(() => room() > 0, 'the page has room');
    const { scrollPaddingBlockEnd: before } = getComputedStyle(document.documentElement);
    expect(parseFloat(before)).to.equal(room());
    document.dispatchEvent(new Event('fp-menu-open'));
    await element.updateComplete;
    expect(parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd)).to.equal(0);
    expect(room(), 'nothing moves').to.equal(parseFloat(before));
    document.dispatchEvent(new Event('fp-menu-close'));
    await element.updateComplete;
    expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).to.equal(before);
  });

  it('[LAY-02] stands beneath a menu that was open before the question came, and above all once it closes', async () => {
    const header = await mountHeader();
    await openMenu(header, 'Vehicles', 'Compare models');
    const element = await mount();
    const layer = () => Number(getComputedStyle(banner(element)!).zIndex);
    const bars = Number(getComputedStyle(header).zIndex);
    expect(layer()).to.be.below(bars);
    control(header, 'Vehicles').click();
    await element.updateComplete;
    expect(layer()).to.be.above(bars);
  });

  it('[LAY-02] is as high as the question, also where the page has moved that', async () => {
    const element = await mount();
    document.body.append(element);
    await waitUntil(() => room() > 0, 'the page has room');
    const before = room();
    banner(element)!.style.minHeight = `${before + 100}px`;
    await waitUntil(() => room() > before, 'the room has grown');
    element.remove();
    expect(room()).to.equal(0);
  });
});
