/** A fault of one call, as POST /faults takes it. */
export interface Fault {
  call: string;
  status?: number;
  delay?: number;
  body?: 'malformed' | 'html';
  answer?: unknown;
  drop?: boolean;
  times?: number;
}

/** The state that tests of this page have left behind; the previous page may have left any. */
let mayFail = true;
let playedMarket = '';

/** Signs this browser in as a person of demo/data/people.json, or out, and switches the origin to a market's site. */
export async function signInAs(person: string | undefined, market: string): Promise<void> {
  if (mayFail) await takeFaultsAway();
  if (market !== playedMarket) await fetch(`/sites/${market}/`, { redirect: 'manual' });
  playedMarket = market;
  if (person) await logIn(person);
  else await fetch('/logout', { redirect: 'manual' });
}

/** Signs a person in directly in place of another, so that pending calls never find nobody signed in. */
export async function logIn(person: string): Promise<void> {
  await fetch('/login', { method: 'POST', body: new URLSearchParams({ person }), redirect: 'manual' });
}

export async function askForFault(fault: Fault): Promise<void> {
  mayFail = true;
  await send('POST', '/faults', JSON.stringify(fault));
}

export async function takeFaultsAway(): Promise<void> {
  await send('DELETE', '/faults');
  mayFail = false;
}

/** Turns a category of notifications off, except for critical ones, as the sample page of notification settings does. */
export async function muteCategory(category: string): Promise<void> {
  await send('PUT', '/demo/notification-settings', JSON.stringify({ category, isWanted: false }));
}

/** The values that /env.js puts on `window`. */
export async function readEnvironment(): Promise<Record<string, unknown>> {
  const script = await (await fetch('/env.js', { cache: 'no-store' })).text();
  const values: unknown = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  return Object.fromEntries(Object.entries(values ?? {}));
}

async function send(method: string, path: string, body?: string): Promise<void> {
  const options = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };
  const { ok, status } = await fetch(path, { method, ...options });
  if (!ok) throw new Error(`${method} ${path} answered ${status}`);
}
