import { fixture, html } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { signInAs } from '../../../../test/helpers/backend.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { arrives, control, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../footer/define.ts';
import '../header/define.ts';
import type { FpHeader } from '../header/header.ts';
import { connectShell } from './connect-shell.ts';
import type { ConnectedShell, ConnectOptions } from './options.ts';

let connected: ConnectedShell[] = [];
let restores: (() => void)[] = [];

/** Connects a page's shell to the embedded backend, as the page's script does; `tidy` disconnects it. */
export function connect(options: Partial<ConnectOptions> = {}): ConnectedShell {
  const shell = connectShell({ base: '', consent: false, ...options });
  connected.push(shell);
  return shell;
}

/** Call it after each test. */
export function tidy(): void {
  for (const shell of connected) shell.disconnect();
  for (const restore of restores) restore();
  connected = [];
  restores = [];
}

/** A host page with header and footer that are not connected yet. */
export async function mountPage(person?: string, src = '/markets/us.json'): Promise<HTMLElement> {
  await signInAs(person, 'us');
  const page = await fixture<HTMLElement>(html`
    <div>
      <fp-header src=${src} locale="en-us"></fp-header>
      <main><h1>A host page</h1></main>
      <fp-footer src=${src} locale="en-us"></fp-footer>
    </div>
  `);
  await setViewport(1280);
  return page;
}

/** A connected page, signed in if there is a person, with its counts loaded from the backend. */
export async function openPage(
  person?: string,
  options: Partial<ConnectOptions> = {},
  src?: string,
): Promise<{ page: HTMLElement; header: FpHeader; shell: ConnectedShell }> {
  const page = await mountPage(person, src);
  const shell = connect(options);
  await shell.refresh();
  return { page, header: headerOf(page), shell };
}

export function headerOf(page: ParentNode): FpHeader {
  const header = page.querySelector('fp-header');
  if (!header) throw new Error('The page has no header');
  return header;
}

export const drawer = () => document.querySelector('fp-notification-drawer');
export const cards = () => seen(drawer() ?? document.createElement('div'), 'li:not([inert]) .card');

export async function openDrawer(header: FpHeader): Promise<HTMLElement> {
  const bell = await arrives(header, /^Notifications/);
  bell.focus();
  bell.click();
  await waitUntil(() => cards().length > 0, 'the cards come');
  return bell;
}

export const inDrawer = (name: string | RegExp) => control(drawer() ?? document.body, name);

/** Counts the listeners on the signal of the shell that is connected next, which holds on to them. */
export function endListeners(): () => number {
  const listeners = new Map<EventTarget, Set<unknown>>();
  const of = (signal: EventTarget) => listeners.get(signal) ?? listeners.set(signal, new Set()).get(signal);
  const { prototype } = AbortSignal;
  prototype.addEventListener = function (...[type, listener, options]: Parameters<typeof addEventListener>) {
    of(this)?.add(listener);
    EventTarget.prototype.addEventListener.call(this, type, listener, options);
  };
  prototype.removeEventListener = function (...[type, listener]: Parameters<typeof removeEventListener>) {
    of(this)?.delete(listener);
    EventTarget.prototype.removeEventListener.call(this, type, listener);
  };
  restores.push(() => {
    for (const method of ['addEventListener', 'removeEventListener'])
      Reflect.deleteProperty(prototype, method);
  });
  return () => listeners.values().next().value?.size ?? 0;
}

/** The message between tabs: the session has ended, or the id of the server's session. */
type TabMessage = 'signed-out' | { sessionId: string | null };

/** Simulates another tab of this browser. */
export function otherTab(): { heard: TabMessage[]; say: (message: TabMessage) => void } {
  const channel = new BroadcastChannel('fp-session');
  const heard: TabMessage[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => heard.push(data));
  restores.push(() => channel.close());
  return { heard, say: (message) => channel.postMessage(message) };
}

/**
 * Makes loading markets fail until the returned function is called. The test server lets browsers cache responses, even errors, so these
 * are created in the browser.
 */
export function failMarkets(): () => void {
  let isHealed = false;
  answerFetch(({ pathname }) =>
    !isHealed && pathname.startsWith('/markets/') ? new Response('', { status: 500 }) : null,
  );
  return () => void (isHealed = true);
}

/**
 * Holds back the next call of a path until it is answered (null passes it on to the server), or aborted by its caller.
 */
export function holdCall(path: string): {
  isAsked: () => boolean;
  answer: (response: Response | null) => void;
} {
  const { promise, resolve, reject } = Promise.withResolvers<Response | null>();
  let isAsked = false;
  answerFetch(({ pathname }, init) => {
    if (isAsked || pathname !== path) return null;
    isAsked = true;
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  });
  return { isAsked: () => isAsked, answer: resolve };
}

/** Holds back the next call for the notification count. */
export function holdCount(): { isAsked: () => boolean; answer: (count: number) => void } {
  const { isAsked, answer } = holdCall('/getNotificationsCount');
  return { isAsked, answer: (count) => answer(Response.json({ count })) };
}

/** Whether header and footer show a visitor, without personal data. */
export function showsVisitor(page: ParentNode): boolean {
  const header = headerOf(page);
  const footer = page.querySelector('fp-footer');
  const isNobody = [header, footer].every((element) => element?.session.SESSIONID === null);
  return isNobody && header.notificationCount === null && header.cartQuantity === 0;
}
