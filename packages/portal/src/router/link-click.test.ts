import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { linkClick } from './link-click.ts';

const here = () => new URL(`${location.origin}/en-ca/insights/?year=2026`);

/** Clicks the first link of a template, and returns the URL that `linkClick` takes; the browser never follows it. */
async function click(
  template: TemplateResult,
  init: MouseEventInit = {},
  within = 'a',
): Promise<string | null> {
  const host = await fixture<HTMLElement>(html`<div>${template}</div>`);
  const followed: (URL | null)[] = [];
  const decide = (event: MouseEvent) => {
    followed.push(linkClick(event, here()));
    event.preventDefault();
  };
  window.addEventListener('click', decide, { once: true });
  host
    .querySelector(within)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }));
  expect(followed).to.have.length(1);
  const [url] = followed;
  return url ? url.pathname + url.search + url.hash : null;
}

describe('linkClick', () => {
  it('[RTE-27] takes a plain click on a link of this site, with query and hash', async () => {
    expect(await click(html`<a href="/en-ca/reports/?a=1#top">Reports</a>`)).to.equal(
      '/en-ca/reports/?a=1#top',
    );
  });

  it('[RTE-27] takes a click on what stands inside a link', async () => {
    expect(await click(html`<a href="/en-ca/"><b>Home</b></a>`, {}, 'b')).to.equal('/en-ca/');
  });

  it('[RTE-27] takes a link whose target is this window', async () => {
    expect(await click(html`<a href="/en-ca/" target="_self">Home</a>`)).to.equal('/en-ca/');
  });

  const modifiers: MouseEventInit[] = [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { button: 2 },
  ];
  for (const init of modifiers) {
    it(`[RTE-27] leaves a click with ${JSON.stringify(init)} to the browser`, async () => {
      expect(await click(html`<a href="/en-ca/">Home</a>`, init)).to.equal(null);
    });
  }

  const left: [string, TemplateResult][] = [
    ['a file that the page has made', html`<a href="blob:${location.origin}/8c6a">Invoice</a>`],
    ['a link to a new tab', html`<a href="/en-ca/" target="_blank">Home</a>`],
    ['a download', html`<a href="/en-ca/" download>Home</a>`],
    ['a link marked as external', html`<a href="/en-ca/" rel="noopener external">Home</a>`],
    ['a link to another site', html`<a href="https://example.com/en-ca/">Home</a>`],
    ['a mail address', html`<a href="mailto:fleet@example.com">Mail</a>`],
    ['a phone number', html`<a href="tel:+15550100">Call</a>`],
    ['an address that cannot be read', html`<a href="http://[broken">Broken</a>`],
    ['an anchor without an address', html`<a>Nothing</a>`],
    ['a jump within the page', html`<a href="/en-ca/insights/?year=2026#chart">Chart</a>`],
    ['a jump to the top of the page', html`<a href="/en-ca/insights/?year=2026#">Top</a>`],
  ];
  for (const [what, template] of left) {
    it(`[RTE-27] leaves ${what} to the browser`, async () => {
      expect(await click(template)).to.equal(null);
    });
  }

  it('[RTE-27] leaves a click to whoever has prevented its default', async () => {
    const prevent = (event: Event) => event.preventDefault();
    expect(await click(html`<a href="/en-ca/" @click=${prevent}>Home</a>`)).to.equal(null);
  });
});
