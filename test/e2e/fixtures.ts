import { test as base, expect, type Page } from '@playwright/test';
import { cookieDecision } from '../helpers/cookie-decision.ts';
import { startServer } from '../../demo/backend/serve.ts';

interface Fixtures {
  /** Signs a person in on the backend's login page and returns to the page `from`. */
  signIn: (person: string, from: string) => Promise<void>;
  /** Signs a person of demo/data/people.json in without opening a page. */
  enterAs: (id: string) => Promise<void>;
  /** Makes the backend fail for this browser: see demo/backend/faults.ts. */
  askForFault: (fault: Record<string, unknown>) => Promise<void>;
  takeFaultsAway: () => Promise<void>;
  /** Console errors and uncaught errors of the page; the test fails if any are left at its end. */
  consoleErrors: string[];
}

export const test = base.extend<Fixtures, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await startServer({ root: 'dist', port: 0 });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  context: async ({ context, origin }, use) => {
    await context.addCookies([{ ...cookieDecision, url: origin }]);
    await use(context);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  askForFault: async ({ page, origin }, use) => {
    await use(async (fault) => {
      const answer = await page.request.post('/faults', { data: fault, headers: { origin } });
      expect(answer.status(), await answer.text()).toBe(204);
    });
  },
  takeFaultsAway: async ({ page, origin }, use) => {
    await use(async () => {
      await page.request.delete('/faults', { headers: { origin } });
    });
  },
  enterAs: async ({ page, origin }, use) => {
    await use(async (person) => {
      const answer = await page.request.post('/login', {
        form: { person },
        headers: { origin },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
    });
  },
  signIn: async ({ page }, use) => {
    await use(async (person, from) => {
      await page.goto(from);
      await heading(page).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click();
      await page.getByRole('button', { name: person }).click();
      await page.waitForURL((url) => url.pathname === new URL(from, url).pathname);
    });
  },
});

/** Navigates by the router, as a view does. */
export const routerNavigate = (page: Page, path: string) =>
  page.evaluate((to) => dispatchEvent(new CustomEvent('router-navigate', { detail: { path: to } })), path);

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

export { expect };
