import { expect } from '@open-wc/testing';
import { supportHydration } from '../../../elements/src/server/hydrate.ts';
import type { FpHeader } from '@fleet-portal/elements/header';
import { StrictMode, useState, type ComponentProps, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { element } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

type Wrappers = typeof import('./index.ts');

const market = sampleMarket();
const facts = { market, locale: 'fr-ca', currentPath: '/fr-ca/' };

describe('the wrappers in React', () => {
  let said: string[] = [];
  let wrappers: Wrappers;
  let container: HTMLElement;
  let root: Root | undefined;

  before(async () => {
    supportHydration();
    wrappers = await import('./index.ts');
  });
  beforeEach(() => {
    said = noteConsole('warn', 'error');
    container = document.createElement('div');
    document.body.append(container);
  });
  afterEach(() => {
    root?.unmount();
    root = undefined;
    container.remove();
  });

  const header = () => container.querySelector<FpHeader>('fp-header')!;
  const drawn = async () => {
    await waitUntil(() => container.querySelector<FpHeader>('fp-header')?.renderRoot.querySelector('nav'));
    await setViewport(1280);
  };
  const link = (name: string) => element(header().shadowRoot!, 'link', name);

  /** A page with a header whose navigation events are recorded. */
  function page(heard: string[], change: Partial<ComponentProps<Wrappers['Header']>> = {}): ReactNode {
    const { Header } = wrappers;
    return (
      <StrictMode>
        <Header
          {...facts}
          {...change}
          id="top"
          onNavigate={(event) => {
            event.preventDefault();
            heard.push(event.path);
          }}
        />
      </StrictMode>
    );
  }

  it('[HDR-02] gives properties and hears each event once in StrictMode, and lets go of what it gave', async () => {
    const heard: string[] = [];
    root = createRoot(container);
    root.render(page(heard, { session: signedIn(), cartQuantity: 2 }));
    await drawn();
    link('Analyses').click();
    expect(heard).to.deep.equal(['/fr-ca/insights/']);
    expect(header().cartQuantity).to.equal(2);

    const other: string[] = [];
    root.render(page(other, { cartQuantity: 5 }));
    await waitUntil(() => header().cartQuantity === 5);
    link('Analyses').click();
    expect([heard.length, other.length]).to.deep.equal([1, 1]);

    const last = header();
    root.render(null);
    await waitUntil(() => !last.isConnected);
    expect(said).to.deep.equal([]);
  });

  it('[HDR-02] goes on from React’s own server markup without a warning, and hears events', async () => {
    container.innerHTML = '<fp-header id="top"></fp-header>';
    const made = header();
    const heard: string[] = [];
    root = hydrateRoot(container, page(heard), {
      onRecoverableError: (problem) => said.push(String(problem)),
    });
    await drawn();
    expect(header()).to.equal(made);
    link('Analyses').click();
    expect(heard).to.deep.equal(['/fr-ca/insights/']);
    expect(said).to.deep.equal([]);
  });

  it('[HDR-02] goes on from declarative shadow roots without making a node anew', async () => {
    const { Header } = wrappers;
    const answer = await fetch('/fr-ca/server-rendered/', { headers: { accept: 'text/html' } });
    const [, markup = ''] = /(<fp-header.*<\/fp-header>)/s.exec(await answer.text()) ?? [];
    const ca = (await (await fetch('/markets/ca.json')).json()) as typeof market;
    container.setHTMLUnsafe(markup.replace(/src="[^"]*"/, ''));
    const made = header();
    const nodes = [...made.shadowRoot!.querySelectorAll('header, header *')];
    const heard: string[] = [];
    function App() {
      const [count, setCount] = useState(0);
      const given = {
        market: ca,
        locale: 'fr-ca',
        currentPath: '/fr-ca/server-rendered/',
        cartQuantity: count,
      };
      return (
        <Header
          {...given}
          onMenuOpen={({ menu }) => {
            heard.push(menu);
            setCount((before) => before + 1);
          }}
        />
      );
    }
    root = hydrateRoot(container, <App />, { onRecoverableError: (problem) => said.push(String(problem)) });
    await waitUntil(() => made.hasUpdated && !made.shadowRoot!.querySelector('.early'));
    expect([...made.shadowRoot!.querySelectorAll('header, header *')]).to.deep.equal(nodes);
    await setViewport(1280);
    element(made.shadowRoot!, 'button', 'Véhicules').click();
    await waitUntil(() => made.cartQuantity === 1);
    expect(heard).to.deep.equal(['submenu']);
    expect(said).to.deep.equal([]);
  });

  it('[HDR-02] are called in React’s tools as they are imported', () => {
    for (const [name, { displayName }] of Object.entries(wrappers)) expect(displayName).to.equal(name);
  });

  it('types properties and events', () => {
    const { Header, Banner, CookieConsent, ModalStack } = wrappers;
    const right = [
      <Header market={market} cartQuantity={3} onLocaleChange={(event) => event.locale satisfies string} />,
      <Banner text="Tonight" variant="warning" onBannerAction={({ action }) => action satisfies string} />,
      <CookieConsent onCookieConsent={({ allowed }) => allowed.has('targeting') satisfies boolean} />,
      <ModalStack modals={[{ id: 'a', title: 'Tonight', children: 'Charging is read only.' }]} />,
      <Header theme="harbor" />,
    ];
    const wrong = [
      // @ts-expect-error a count cannot be a string
      <Header cartQuantity="3" />,
      // @ts-expect-error there is no such event
      <Header onShout={() => undefined} />,
      // @ts-expect-error the event has no such field
      <Header onLocaleChange={({ language }) => expect(language)} />,
      // @ts-expect-error there is no such variant
      <Banner variant="loud" />,
      // @ts-expect-error a modal has an id
      <ModalStack modals={[{ title: 'Tonight', children: 'Charging is read only.' }]} />,
    ];
    expect([right.length, wrong.length]).to.deep.equal([5, 5]);
  });
});
