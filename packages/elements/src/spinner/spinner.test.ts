import { expect, fixture, html } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import './define.ts';
import type { FpSpinner } from './spinner.ts';

const ring = (spinner: FpSpinner) => spinner.renderRoot.querySelector('svg')!;
const status = (spinner: FpSpinner) => spinner.renderRoot.querySelector('[role=status]')!;
const label = (spinner: FpSpinner) => spinner.renderRoot.querySelector('[part=label]')!;

describe('<fp-spinner>', () => {
  it('[SES-07] says what is awaited, also to those who do not see it turn', async () => {
    const spinner = await fixture<FpSpinner>(html`<fp-spinner label="Logging In..."></fp-spinner>`);
    expect(status(spinner).textContent.trim()).to.equal('Logging In...');
    await expectAccessible(spinner);
  });

  it('[SES-07] fills its live region once that stands, so that it is read aloud', async () => {
    const spinner = await fixture<FpSpinner>(html`<fp-spinner hidden label="Logging In..."></fp-spinner>`);
    const isSaid = () => label(spinner).checkVisibility({ visibilityProperty: true });
    spinner.hidden = false;
    expect(isSaid()).to.equal(false);
    await waitUntil(isSaid, 'the label follows');
  });

  it('[SES-07] shows the label under the ring, centred, in a page', async () => {
    const spinner = await fixture<FpSpinner>(html`<fp-spinner page label="Logging In..."></fp-spinner>`);
    const text = label(spinner).getBoundingClientRect();
    const drawing = ring(spinner).getBoundingClientRect();
    expect(text.top).to.be.greaterThan(drawing.bottom - 1);
    expect(text.left + text.width / 2).to.be.closeTo(drawing.left + drawing.width / 2, 1);
    await expectAccessible(spinner);
  });

  it('[LAY-02] breaks a word that is wider than the window', async () => {
    await setViewport(320);
    const spinner = await fixture<FpSpinner>(html`<fp-spinner page label=${'W'.repeat(200)}></fp-spinner>`);
    expect(label(spinner).getBoundingClientRect().right).to.be.at.most(320);
  });

  it('[LAY-01] turns once in 2.5 s and is at least 500 px high in a page only', async () => {
    const spinner = await fixture<FpSpinner>(html`<fp-spinner label="Loading"></fp-spinner>`);
    expect(getComputedStyle(ring(spinner)).animationDuration).to.equal('2.5s');
    expect(spinner.getBoundingClientRect().height).to.be.lessThan(60);
    spinner.page = true;
    await spinner.updateComplete;
    expect(spinner.getBoundingClientRect().height).to.be.at.least(500);
    spinner.hidden = true;
    expect(spinner.checkVisibility()).to.equal(false);
  });
});
