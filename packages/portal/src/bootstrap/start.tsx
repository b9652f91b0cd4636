import { applyTheme, type ThemeName } from '@fleet-portal/elements/theme';
import type { Environment } from '@fleet-portal/model/entities';
import type { PageMessages } from '@fleet-portal/model/messages';
import { languageOf, messageOf, splitLocale } from '@fleet-portal/model/rules';
import { Suspense, use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../shell/App.tsx';
import { loadMessages } from '../context/messages.ts';
import { inTime } from '../loading/in-time.ts';
import { Spinner } from '../wrappers/spinner.ts';
import { AppBoundary } from './AppBoundary.tsx';
import { loadPortal } from './load-portal.ts';
import { rootErrorHandlers } from './root-error-handlers.ts';
import { startFailure } from './start-failure.ts';
import { StartFailurePage } from './StartFailurePage.tsx';
import { waitForEnvironment, type WaitOptions } from './wait-for-environment.ts';

export interface StartOptions {
  /** What must have loaded before the portal renders; if it rejects, the portal does not start. */
  ready?: Promise<unknown> | undefined;
  /** How to wait for the environment; lets tests avoid waiting for ten seconds. */
  wait?: WaitOptions;
  /** Opens another document. */
  leave?: (href: string) => void;
  reload?: () => void;
}

/** A spinner that is shown only briefly disturbs; a page with its own skeleton needs none. In ms. */
const spinnerDelay = 150;

/** How long an error waits for its messages, in ms. */
const wordsLimit = 4000;

/** Starts the portal in an element of the page; any failure is shown there. */
export async function start(container: Element, options: StartOptions = {}): Promise<Root> {
  const { ready, wait, leave, reload = () => location.reload() } = options;
  const root = createRoot(container, rootErrorHandlers);
  let environment: Environment | null = null;
  applyTheme(document, firstTheme());
  const words = loadMessages(localeOfPage()).catch(() => null);
  const isShaped = container.querySelector('main') !== null;
  const timer = setTimeout(() => isShaped || root.render(<StartScreen words={words} />), spinnerDelay);
  try {
    const loading = waitForEnvironment(wait).then((found) => loadPortal((environment = found)));
    const [{ portal, session }] = await Promise.all([loading, ready, words]);
    applyTheme(document, portal.market.theme);
    root.render(
      <AppBoundary reload={reload}>
        <App portal={portal} session={session} leave={leave} />
      </AppBoundary>,
    );
  } catch (error) {
    console.error(`The portal could not start: ${messageOf(error)}`);
    const messages = await inTime(words, wordsLimit).catch(() => null);
    const said = messages && {
      failure: startFailure(error, messages, environment),
      messages,
      lang: languageOf(localeOfPage()),
    };
    root.render(<StartFailurePage reload={reload} {...said} />);
  } finally {
    clearTimeout(timer);
  }
  return root;
}

/** The theme of the header that the server may have rendered: its colors stay until the market has loaded. */
function firstTheme(): ThemeName {
  const made = document.querySelector('fp-first-paint')?.shadowRoot;
  return (made?.querySelector<HTMLElement>('[data-theme]')?.dataset.theme ?? 'default') as ThemeName;
}

function StartScreen({ words }: { words: Promise<PageMessages | null> }) {
  return (
    <main className="whole-screen">
      <Suspense>
        <StartSpinner words={words} />
      </Suspense>
    </main>
  );
}

function StartSpinner({ words }: { words: Promise<PageMessages | null> }) {
  return <Spinner page label={use(words)?.loading ?? ''} />;
}

/** The locale of the address, otherwise the browser's language: the market's locales are not known yet. */
function localeOfPage(): string {
  return splitLocale(location.pathname).locale ?? navigator.language;
}
