import { expect } from '@open-wc/testing';
import { askForFault } from '../../../../test/helpers/backend.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { allow } from '../analytics/consent.fixture.ts';
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    /** The names of the demo's external scripts that have run. */
    fpExternal?: string[];
  }
}

const ran = () => window.fpExternal ?? [];
const tags = (name: string) => [...document.scripts].filter((script) => script.src.includes(`/${name}.js`));
let turn = 0;

/** A page loads each URL only once, so every test needs a URL of its own. */
const own = (name: string, more: object = {}) => ({ src: `/external/${name}.js?${(turn += 1)}`, ...more });

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text)));
  return `sha384-${btoa(String.fromCharCode(...bytes))}`;
}

describe('the external scripts', () => {
  const warnings = noteConsoleInEach('warn');

  async function open(environment: Record<string, unknown>): Promise<OpenPortal> {
    const portal = await openPortal('/en-us/contact-us/', {
      environment: { TAG_MANAGER_SCRIPT: null, ...environment },
    });
    await portal.page('Contact us');
    return portal;
  }

  beforeEach(() => {
    delete window.fpExternal;
  });
  afterEach(() => {
    closePortal();
    for (const script of document.querySelectorAll('script[src*="/external/"]')) script.remove();
  });

  it('[ENT-23] load by configuration, with digest and nonce, once each', async () => {
    const nonce = document.createElement('script');
    nonce.nonce = 'of-this-page';
    nonce.setAttribute('nonce', 'of-this-page');
    document.head.append(nonce);
    const navigation = own('global-navigation');
    const integrity = await digest(await (await fetch(navigation.src)).text());
    const environment = {
      GLOBAL_NAVIGATION_SCRIPT: { ...navigation, integrity },
      FRAMEWORK_LIBRARY_SCRIPT: own('framework-library'),
    };
    await open(environment);
    await waitUntil(() => ran().length === 2);
    expect([...ran()].sort()).to.deep.equal(['framework-library', 'global-navigation']);
    const [script] = tags('global-navigation');
    expect(script?.integrity).to.equal(integrity);
    expect(script?.nonce).to.equal('of-this-page');
    nonce.remove();
    closePortal();
    await open(environment);
    expect(ran()).to.have.length(2);
    expect(tags('global-navigation')).to.have.length(1);
    expect(warnings).to.deep.equal([]);
  });

  it('[ENT-23] run in their order, however slow the first one is', async () => {
    await askForFault({ call: 'getExternalScript', delay: 500, times: 1 });
    const framework = own('framework-library');
    const navigation = own('global-navigation');
    await Promise.all([framework, navigation].map(({ src }) => loadScript({ src, integrity: '' })));
    expect(ran()).to.deep.equal(['framework-library', 'global-navigation']);
  });

  it('[CKC-02] wait for the category that they belong to', async () => {
    await open({
      TAG_MANAGER_SCRIPT: own('tag-manager', { category: 'performance' }),
      COOKIE_BANNER_SCRIPT: own('cookie-banner', { category: 'necessary' }),
    });
    await waitUntil(() => ran().includes('cookie-banner'));
    allow('targeting');
    expect(tags('tag-manager')).to.have.length(0);
    allow('performance');
    await waitUntil(() => ran().includes('tag-manager'));
    delete window._satellite;
  });

  for (const fault of [{ status: 404 }, { status: 500 }, { drop: true }] as const) {
    it(`[API-09] that do not come are reported and harm nothing: ${JSON.stringify(fault)}`, async () => {
      const portal = await openPortal('/en-us/contact-us/', {
        environment: { TAG_MANAGER_SCRIPT: null, GLOBAL_NAVIGATION_SCRIPT: own('global-navigation') },
        faults: [{ call: 'getExternalScript', ...fault }],
      });
      await portal.page('Contact us');
      await waitUntil(() => warnings.some((line) => line.includes('"global-navigation" is not used')));
      expect(tags('global-navigation')).to.have.length(0);
      expect(portal.errors).to.deep.equal([]);
      expect(ran()).to.deep.equal([]);
    });
  }

  it('[API-09] that are not what their digest says do not run', async () => {
    const integrity = await digest('something else');
    const portal = await open({ GLOBAL_NAVIGATION_SCRIPT: own('global-navigation', { integrity }) });
    await waitUntil(() => warnings.some((line) => line.includes('"global-navigation" is not used')));
    expect(ran()).to.deep.equal([]);
    expect(portal.errors).to.deep.equal([]);
  });

  it('[ENT-23] that are configured wrongly are reported, and the others load', async () => {
    await open({
      GLOBAL_NAVIGATION_SCRIPT: { src: 'javascript:window.fpExternal=["evil"]' },
      COOKIE_BANNER_SCRIPT: 7,
      FRAMEWORK_LIBRARY_SCRIPT: own('framework-library'),
    });
    await waitUntil(() => ran().length > 0);
    expect(ran()).to.deep.equal(['framework-library']);
    expect(warnings.filter((line) => line.includes('is not used'))).to.have.length(2);
  });
});
