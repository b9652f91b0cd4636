import { expect, fixture, html } from '@open-wc/testing';
import { noteConsole } from '../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../test/helpers/wait-until.ts';
import { defineOnDemand } from './on-demand.ts';

describe('elements that few pages have', () => {
  let stop: () => void;
  afterEach(() => stop());

  it('are defined where the page holds one already', async () => {
    expect(customElements.get('fp-workspace-bar')).to.equal(undefined);
    await fixture(html`<div><fp-workspace-bar></fp-workspace-bar></div>`);
    stop = defineOnDemand(document);
    await waitUntil(() => customElements.get('fp-workspace-bar'), 'the bar is defined');
    expect(customElements.get('fp-banner'), 'not on this page').to.equal(undefined);
  });

  it('are defined when one is added later, alone or inside of something', async () => {
    stop = defineOnDemand(document);
    await fixture(html`<fp-banner></fp-banner>`);
    await fixture(html`<section><fp-search-bar></fp-search-bar></section>`);
    await waitUntil(() => customElements.get('fp-banner') && customElements.get('fp-search-bar'));
  });

  it('say what a framework has given them as a text before they had the property', async () => {
    const said = noteConsole('error');
    stop = defineOnDemand(document);
    await fixture(
      html`<fp-top-notifications locale="en-us" notifications="[object Object]"></fp-top-notifications>`,
    );
    await waitUntil(() => customElements.get('fp-top-notifications'), 'it is defined');
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/^<fp-top-notifications> got “notifications” as a text/);
  });

  it('are left alone once nobody looks any more', async () => {
    stop = defineOnDemand(document);
    stop();
    await fixture(html`<fp-modal></fp-modal>`);
    await new Promise((resolve) => setTimeout(resolve));
    expect(customElements.get('fp-modal')).to.equal(undefined);
  });

  it('brings modal and stack by one definition, and each of the others', async () => {
    stop = defineOnDemand(document);
    const tags = [
      'fp-modal',
      'fp-modal-stack',
      'fp-cookie-consent',
      'fp-notification-drawer',
      'fp-top-notifications',
    ];
    const root = await fixture(html`<div></div>`);
    root.append(...tags.map((tag) => document.createElement(tag)));
    await waitUntil(() => tags.every((tag) => customElements.get(tag)), 'all are defined');
  });
});
