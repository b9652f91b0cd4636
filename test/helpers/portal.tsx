import { waitUntil } from './wait-until.ts';
import { getSession } from '@fleet-portal/model/api';
import type { Market, Session } from '@fleet-portal/model/entities';
import { createRouteTable, visitor } from '@fleet-portal/model/rules';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../../packages/portal/src/shell/App.tsx';
import { start } from '../../packages/portal/src/bootstrap/start.tsx';
import { signInAs, askForFault, readEnvironment, type Fault } from './backend.ts';
import { cookieDecision } from './cookie-decision.ts';
import { sampleEnvironment } from './fixtures.ts';
import { forgetFlows, keepOldLogin } from './flow-storage.ts';
import { historyRoom } from './history-room.ts';
import { element, elements, nameOf, type Role } from './roles.ts';
import { portalStyles } from './portal-styles.ts';

export interface PortalOptions {
  /** The market's id at the backend, or a market made for the test. */
  market?: string | Market;
  /** The id of the person to sign in, from demo/data/people.json; by default nobody. */
  person?: string;
  /** The session, for a market made for the test. */
  session?: Session;
  faults?: Fault[];
  /** Starts without a decision about cookies; by default there is one. */
  asksForCookies?: boolean;
  /** The user has just signed in; by default they did a while ago, so that no flow after a login asks anything. */
  hasJustSignedIn?: boolean;
  /** As a reload: the session and the browser's storage are kept. */
  isReload?: boolean;
  /** Overrides for the backend's `window.FP_ENV`; null if it never loads. */
  environment?: Record<string, unknown> | null;
  /** Parts of URLs whose responses are held back until `letIn`. */
  holds?: string[];
}

/** The whole portal in the test's page, with real HTTP. */
export interface OpenPortal {
  container: HTMLElement;
  /** The URLs for which the portal wanted to leave. */
  left: string[];
  /** Those of `left` that were to replace the current history entry. */
  replaced: string[];
  /** How often Refresh was clicked. */
  reloads: number;
  /** The errors on the console. */
  errors: string[];
  /** The paths of the calls that have started, and of those that have ended in any way. */
  begun: string[];
  ended: string[];
  /** Holds back responses from URLs with this part until `letIn`, or until the caller aborts. */
  hold(part: string): void;
  letIn(): void;
  /** Waits for the page whose main area has this heading. */
  page(heading: string): Promise<HTMLElement>;
  get(role: Role, name: string | RegExp): HTMLElement;
  has(role: Role, name: string | RegExp): boolean;
  find(role: Role, name: string | RegExp): Promise<HTMLElement>;
}

const address = location.href;
let close: (() => void) | null = null;

/** Opens the portal at a URL of this origin. Only one can be open at a time; call `closePortal` in `afterEach`. */
export async function openPortal(url: string, options: PortalOptions = {}): Promise<OpenPortal> {
  const { market = 'us', person, faults = [], holds = [], environment } = options;
  await historyRoom();
  const endTurn = await takeTurn();
  if (!options.isReload) {
    await signInAs(person, typeof market === 'string' ? market : 'us');
    await presetFlows(options);
  }
  for (const fault of faults) await askForFault(fault);
  history.pushState(null, '', url);
  const { name, value } = cookieDecision;
  if (!options.isReload)
    document.cookie = `${name}=${value}; path=/; max-age=${options.asksForCookies ? 0 : 600}`;
  if (environment !== null) window.FP_ENV = { ...(await readEnvironment()), ...environment };

  const container = document.createElement('div');
  container.id = 'fp-portal';
  document.body.append(container, await styles());
  const held = heldAnswers(holds);
  const portal = portalIn(container, held);
  const stopWatching = watch(portal, held);
  let root: Root | null = null;
  close = () => {
    root?.unmount();
    container.remove();
    portal.letIn();
    stopWatching();
    delete window.FP_ENV;
    document.querySelector('fp-cookie-consent')?.remove();
    history.pushState(null, '', address);
    endTurn();
  };
  const leave = (href: string, { replace = false } = {}) => {
    portal.left.push(href);
    if (replace) portal.replaced.push(href);
  };
  if (typeof market === 'string') {
    const reload = () => (portal.reloads += 1);
    root = await start(container, { leave, reload, wait: { limit: 1000 } });
  } else {
    root = createRoot(container);
    const own = {
      market,
      table: createRouteTable(market),
      environment: sampleEnvironment({ ENV_BASE_URL: '', ...environment }),
    };
    root.render(<App portal={own} session={options.session ?? visitor} leave={leave} />);
  }
  return portal;
}

async function presetFlows({ market, session, hasJustSignedIn }: PortalOptions): Promise<void> {
  if (hasJustSignedIn) return forgetFlows();
  const isOwn = typeof market === 'object';
  const { USER } = isOwn ? (session ?? visitor) : await getSession('');
  keepOldLogin(USER?.userId ?? '');
}

export function closePortal(): void {
  close?.();
  close = null;
}

function portalIn(container: HTMLElement, { hold, letIn }: HeldAnswers): OpenPortal {
  const main = () => container.querySelector('main') ?? container;
  const portal: OpenPortal = {
    container,
    left: [],
    replaced: [],
    reloads: 0,
    errors: [],
    begun: [],
    ended: [],
    hold,
    letIn,
    get: (role, name) => element(document.body, role, name),
    has(role, name) {
      try {
        return Boolean(portal.get(role, name));
      } catch {
        return false;
      }
    },
    async find(role, name) {
      await waitUntil(() => portal.has(role, name), `there is a ${role} "${name}"`).catch(() => undefined);
      return portal.get(role, name);
    },
    async page(heading) {
      const find = () => elements(main(), 'heading').find((candidate) => nameOf(candidate) === heading);
      await waitUntil(find, `there is a page with the heading "${heading}"`).catch(() => undefined);
      return find() ?? element(main(), 'heading', heading);
    },
  };
  return portal;
}

/** Records errors and calls; returns a function that ends it. */
function watch(portal: OpenPortal, held: HeldAnswers): () => void {
  const { error } = console;
  const fetch = window.fetch.bind(window);
  console.error = (...words: unknown[]) => portal.errors.push(words.map(String).join(' '));
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
    portal.begun.push(pathname + search);
    const gate = held.gateOf(pathname + search);
    try {
      // The test server tells browsers to cache .json files for a year, so a fault would never take effect.
      const answer = await fetch(input, { ...init, cache: 'no-store' });
      if (gate) await Promise.race([gate, givenUp(init?.signal)]);
      return answer;
    } finally {
      portal.ended.push(pathname + search);
    }
  };
  return () => {
    console.error = error;
    window.fetch = fetch;
  };
}

type HeldAnswers = ReturnType<typeof heldAnswers>;

function heldAnswers(holds: string[]) {
  let parts = [...holds];
  let gate = Promise.withResolvers<null>();
  return {
    hold: (part: string) => void parts.push(part),
    letIn: () => {
      parts = [];
      gate.resolve(null);
      gate = Promise.withResolvers();
    },
    /** The promise that the response to a call starting now waits for. */
    gateOf: (address: string) =>
      parts.some((part) => decodeURIComponent(address).includes(part)) ? gate.promise : null,
  };
}

/** Rejects as soon as the caller aborts its call. */
async function givenUp(signal?: AbortSignal | null): Promise<void> {
  if (!signal?.aborted) await new Promise((abort) => signal?.addEventListener('abort', abort));
  signal?.throwIfAborted();
}

/** Lets tests take turns, because the pages of a browser share cookies and channels. */
function takeTurn(): Promise<() => void> {
  return new Promise((hasTurn) => {
    void navigator.locks.request('portal-test', () => new Promise<void>((end) => hasTurn(() => end())));
  });
}

async function styles(): Promise<HTMLElement> {
  const style = document.createElement('style');
  style.textContent = await portalStyles();
  document.querySelector('style[data-portal]')?.remove();
  style.dataset.portal = '';
  return style;
}
