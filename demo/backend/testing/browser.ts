import type { RunningServer } from '../serve.ts';

export interface BrowserRequest {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as a JSON body. */
  json?: unknown;
  /** Sent as a form. */
  form?: Record<string, string>;
}

/** Calls a server as a browser does, with its own cookie jar, but follows no redirects. */
export class Browser {
  readonly #server: RunningServer;
  readonly cookies = new Map<string, string>();

  constructor(server: RunningServer) {
    this.#server = server;
  }

  async fetch(path: string, { method, headers, json, form }: BrowserRequest = {}): Promise<Response> {
    const body = form
      ? new URLSearchParams(form).toString()
      : json === undefined
        ? undefined
        : JSON.stringify(json);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await fetch(new URL(path, this.#server.url), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    this.#keepCookies(response);
    return response;
  }

  /** The JSON response of a call. */
  async json<Answer = Record<string, unknown>>(path: string, request?: BrowserRequest): Promise<Answer> {
    return (await this.fetch(path, request)).json() as Promise<Answer>;
  }

  async text(path: string, request?: BrowserRequest): Promise<string> {
    return (await this.fetch(path, request)).text();
  }

  /** Requests a page as the address bar of a browser does. */
  open(path: string): Promise<Response> {
    return this.fetch(path, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });
  }

  signIn(person: string, redirect = '/en-us/'): Promise<Response> {
    return this.fetch('/login', { form: { person, redirect } });
  }

  /** Calls the account API through the proxy. */
  account(path: string, request?: BrowserRequest): Promise<Response> {
    return this.fetch(`/proxy-api-request/?redirect=${encodeURIComponent(accountBase + path)}`, request);
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}

/** A browser with somebody signed in, by default a fleet customer. */
export async function browserOf(server: RunningServer, person = 'fleet-customer'): Promise<Browser> {
  const browser = new Browser(server);
  await browser.signIn(person);
  return browser;
}

export const accountBase = 'https://accounts.example.com/fleet/';
