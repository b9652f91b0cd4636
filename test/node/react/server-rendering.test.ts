import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { FunctionComponent, ReactNode } from 'react';
import { createManifest } from '../../../packages/elements/manifest/create-manifest.mjs';
import { sampleMarket } from '../../helpers/fixtures.ts';

type Wrappers = typeof import('@fleet-portal/portal/wrappers');

const market = sampleMarket();
let toMarkup: (node: ReactNode) => string;
let react: typeof import('react');
let wrappers: Wrappers;

/** Rendered as in a React app without `@lit-labs/ssr-react`, then as in one with it. */
describe('React’s server rendering of the wrappers', () => {
  before(async () => {
    ({ renderToString: toMarkup } = await import('react-dom/server'));
    react = (await import('react')).default;
    wrappers = await import('@fleet-portal/portal/wrappers');
  });

  const page = () => {
    const { Header, Footer } = wrappers;
    const facts = { market, locale: 'fr-ca', currentPath: '/fr-ca/' };
    return react.createElement(
      react.StrictMode,
      null,
      react.createElement(Header, { ...facts, id: 'top', className: 'wide', onNavigate: () => undefined }),
      react.createElement(Footer, facts),
    );
  };

  it('[HDR-02] makes a component of each tag that the elements define', () => {
    const tags = createManifest()
      .modules.flatMap(({ declarations = [] }) => declarations)
      .flatMap((one) => ('tagName' in one && one.tagName ? one.tagName : []));
    const markup = Object.values(wrappers).map((wrapper) =>
      toMarkup(react.createElement(wrapper as FunctionComponent)),
    );
    assert.deepEqual(markup.sort(), tags.map((tag) => `<${tag}></${tag}>`).sort());
  });

  it('[HDR-02] gives the tags with their attributes, and the rest comes with the script', (context) => {
    const said = context.mock.method(console, 'error');
    assert.equal(toMarkup(page()), '<fp-header id="top" class="wide"></fp-header><fp-footer></fp-footer>');
    assert.equal(said.mock.callCount(), 0);
  });

  it('[HDR-02] [FTR-01] gives declarative shadow roots with @lit-labs/ssr-react', async (context) => {
    const said = context.mock.method(console, 'error');
    await import('@lit-labs/ssr-react/enable-lit-ssr.js');
    const { readyToRender, renderHeader } = await import('@fleet-portal/elements/server');
    await readyToRender('fr-ca', market);
    const markup = toMarkup(page());
    assert.match(markup, /<fp-header id="top" class="wide" defer-hydration=""><template shadowroot="open"/);
    assert.match(markup, /<fp-footer defer-hydration=""><template shadowroot="open"/);
    assert.match(markup, />Véhicules</);
    const own = await renderHeader({ market, locale: 'fr-ca', currentPath: '/fr-ca/' });
    const digests = (text: string) => text.slice(0, text.indexOf('</header>')).match(/<!--lit-part .*?-->/g);
    assert.deepEqual(digests(markup), digests(own));
    const { Modal, WorkspaceBar } = wrappers;
    assert.match(toMarkup(react.createElement(Modal, { heading: 'Sure?' })), /<fp-modal[^>]*><template/);
    assert.match(toMarkup(react.createElement(WorkspaceBar, { currentPath: '/a/' })), /<fp-workspace-bar/);
    assert.equal(said.mock.callCount(), 0);
  });
});
