import { expect } from '@open-wc/testing';
import { seen } from '../../../../test/helpers/seen.ts';
import { mountHeader, openMenu } from './header.fixture.ts';

describe('the header’s parts', () => {
  it('let a page style all primary nodes, a sheet and a list, whatever stands there', async () => {
    const style = document.createElement('style');
    style.textContent = 'fp-header::part(node), ::part(submenu), ::part(dropdown) { text-indent: 3px }';
    document.head.append(style);
    const header = await mountHeader();
    const styled = (selector: string) =>
      seen(header, selector).map((part) => getComputedStyle(part).textIndent === '3px');
    await openMenu(header, 'Vehicles', 'Compare models');
    expect(styled('.sheet')).to.deep.equal([true]);
    await openMenu(header, 'Language: EN', 'Français');
    expect(styled('fp-dropdown')).to.deep.equal([true]);
    const nodes = styled('.nodes > li > :is(a, button)');
    expect(nodes.length).to.be.greaterThan(2);
    expect(nodes).not.to.include(false);
    style.remove();
  });
});
