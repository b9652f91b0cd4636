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
  /** The market's id at the backend, or a market of the test's own. */
  market?: string | Market;
  /** Who is signed in, by the id of demo/data/people.json; nobody where left out. */
  person?: string;
  /** Who is there, for a market of the test's own. */
  session?: Session;
  faults?: Fault[];
  /** Nobody has decided about cookies yet; by default somebody has. */
  asksForCookies?: boolean;
  /** The person has signed in just now; by default a while ago, so that nothing is asked that follows a login. */
  hasJustSignedIn?: boolean;
  /** As a reload: whoever is signed in stays, and so does what the browser keeps. */
  isReload?: boolean;
  /** What `window.FP_ENV` says in place of what the backend says; null where it never comes. */
  environment?: Record<string, unknown> | null;
  /** Parts of the addresses whose answers are kept back until `letIn`. */
  holds?: string[];
}

/** The whole portal in the test's page, over real HTTP. */
export interface OpenPortal {
  container: HTMLElement;
  /** Where the portal wanted to leave for. */
  left: string[];
  /** Those of `left` that were to take the place of the current entry of the history. */
  replaced: string[];
  /** How often Refresh was pressed. */
  reloads: number;
  /** What was written to the console as an error. */
  errors: string[];
  /** The paths of the calls that were begun, and of those that have ended in any way. */
  begun: string[];
  ended: string[];
  /** Keeps back what answers calls whose address has this in it, until `letIn` or until the caller gives up. */
  hold(part: string): void;
  letIn(): void;
  /** Waits for the page that has a heading in its main area that reads so. */
  page(heading: string): Promise<HTMLElement>;
  get(role: Role, name: string | RegExp): HTMLElement;
  has(role: Role, name: string | RegExp): boolean;
  find(role: Role, name: string | RegExp): Promise<HTMLElement>;
}

const address = location.href;
let close: (() => void) | null = null;

/** Opens the portal at an address of this origin. One is open at a time; `closePortal` belongs into `afterEach`. */
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

/** Notes errors and calls; returns what ends that. */
function watch(portal: OpenPortal, held: HeldAnswers): () => void {
  const { error } = console;
  const fetch = window.fetch.bind(window);
  console.error = (...words: unknown[]) => portal.errors.push(words.map(String).join(' '));
  window.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
    portal.begun.push(pathname + search);
    const gate = held.gateOf(pathname + search);
    try {
      // The test server tells browsers to keep every .json for a year; a fault would never be met.
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
    /** What the answer of a call waits for that begins now. */
    gateOf: (address: string) =>
      parts.some((part) => decodeURIComponent(address).includes(part)) ? gate.promise : null,
  };
}

/** Fails as soon as the caller of a call does not wait for it any more. */
async function givenUp(signal?: AbortSignal | null): Promise<void> {
  if (!signal?.aborted) await new Promise((abort) => signal?.addEventListener('abort', abort));
  signal?.throwIfAborted();
}

/** Pages of one browser share cookies and channels: their tests take turns. */
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
