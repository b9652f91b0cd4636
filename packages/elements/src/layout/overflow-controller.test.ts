import { fixture, html, nextFrame } from '@open-wc/testing';
import { LitElement, html as template } from 'lit';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { OverflowController } from './overflow-controller.ts';

class TestRow extends LitElement {
  readonly overflow = new OverflowController(this, '.row');

  override render() {
    return template`<div style="display: flex">
      <div class="row" style="display: flex">
        ${[1, 2, 3].map(() => template`<span style="flex: none; width: 100.25px"></span>`)}
      </div>
      <b style="flex: none; width: 40px; position: absolute; visibility: hidden"></b>
    </div>`;
  }
}
customElements.define('test-row', TestRow);

describe('a row whose items may not fit', () => {
  for (const [width, fits] of [
    [300.75, Infinity],
    [300.5, 2],
    [200, 1],
  ] as const) {
    it(`[NAV-01] shows ${fits} items of 100.25 px in ${width} px`, async () => {
      const row = await fixture<TestRow>(
        html`<test-row style="display: block; width: ${width}px"></test-row>`,
      );
      const shows = (count: number) =>
        waitUntil(async () => {
          await nextFrame();
          return row.overflow.fits === count;
        }, `${count} are shown`);
      await shows(fits);
      row.style.width = '400px';
      await shows(Infinity);
      row.style.width = `${width}px`;
      await shows(fits);
    });
  }
});
