import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { mountHeader } from '../header/header.fixture.ts';
import '../footer/define.ts';
import type { FpFooter } from '../footer/footer.ts';

const transformOf = (element: Element | null | undefined) => element && getComputedStyle(element).transform;

describe('icons read from right to left', () => {
  it('the arrow of a link that leaves the site turns round, a network’s sign does not', async () => {
    const market = sampleMarket();
    const [node] = market.footer.sections[0]?.nodes ?? [];
    if (node?.target) Object.assign(node.target, { path: 'https://example.com/', isExternal: true });
    market.footer.linkedInUrl = 'https://example.com/';
    const footer = await fixture<FpFooter>(html`<fp-footer .market=${market}></fp-footer>`);
    await footer.updateComplete;
    await setViewport(1280);
    const arrows = [...footer.renderRoot.querySelectorAll('[rel] > svg:has(+ .hidden-text)')];
    const signs = [...footer.renderRoot.querySelectorAll('[rel] > svg:only-child')];
    expect([arrows.length, signs.length].every(Boolean)).to.equal(true);
    expect(new Set([...arrows, ...signs].map(transformOf))).to.have.keys('none');
    inDirection('rtl');
    expect(new Set(arrows.map(transformOf))).to.have.keys('matrix(-1, 0, 0, 1, 0, 0)');
    expect(new Set(signs.map(transformOf))).to.have.keys('none');
  });

  it('the tools of the header stay as they are', async () => {
    inDirection('rtl');
    const header = await mountHeader({ search: true, notificationCount: 2 }, 320);
    const icons = [...header.renderRoot.querySelectorAll('.tool svg')];
    expect(icons.length).to.be.greaterThan(2);
    expect(new Set(icons.map(transformOf))).to.have.keys('none');
  });
});
