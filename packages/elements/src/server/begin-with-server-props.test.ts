import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { beginWithServerProps, type ServerRendered } from './begin-with-server-props.ts';

class CountElement extends LitElement {
  static override properties = { count: {}, total: {} };
}
customElements.define('count-element', CountElement);

describe('an element that begins as its server has made it', () => {
  it('[HDR-02] follows what its page has told it last', async () => {
    const element = await fixture<ServerRendered>(html`<count-element></count-element>`);
    element.dataset.made = '{"count":1,"total":1}';
    Object.assign(element, { count: 2, total: 2 });
    beginWithServerProps(element);
    element.count = 3;
    await element.updateComplete;
    expect([element.count, element.total]).to.deep.equal([3, 2]);
  });
});
