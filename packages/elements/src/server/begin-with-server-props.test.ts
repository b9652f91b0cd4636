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

  it('[RTE-25] is given its properties by the markup, and nothing else that could run a script', async () => {
    const element = await fixture<ServerRendered>(html`<count-element></count-element>`);
    const set: string[] = [];
    Object.defineProperty(CountElement.prototype, 'innerHTML', {
      set: (text: string) => set.push(text),
      configurable: true,
    });
    element.dataset.made = '{"count":1,"innerHTML":"<img src onerror=alert(1)>"}';
    try {
      beginWithServerProps(element);
    } finally {
      Reflect.deleteProperty(CountElement.prototype, 'innerHTML');
    }
    expect([element.count, set]).to.deep.equal([1, []]);
  });
});
