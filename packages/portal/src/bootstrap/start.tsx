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
  /** What the page must have got before the portal is drawn; where it fails, the portal does not start. */
  ready?: Promise<unknown> | undefined;
  /** How the environment is waited for; a test need not wait for ten seconds. */
  wait?: WaitOptions;
  /** Goes to another document. */
  leave?: (href: string) => void;
  reload?: () => void;
}

/** A spinner that is seen for a moment only disturbs; a page that brings its own shape needs none. */
const spinnerDelay = 150;

/** How long an error waits for its words, in ms. */
const wordsLimit = 4000;

/** Starts the portal in an element of the page; whatever goes wrong, the page says so. */
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

/** The theme of the header that the server may have made: its colors stay while the market is on its way. */
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

/** No market has said yet which locales it has. */
function localeOfPage(): string {
  return splitLocale(location.pathname).locale ?? navigator.language;
}
