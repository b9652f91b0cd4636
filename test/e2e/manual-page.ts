import type { Page } from '@playwright/test';
import { snippet } from '../helpers/snippets.ts';

const doc = 'docs/embedding.md';
const policy = snippet(doc, 'policy').replaceAll('\n', ' ');

export const banner = (page: Page) => page.getByRole('banner');
export const charging = (page: Page) => banner(page).getByRole('button', { name: 'Charging', exact: true });
export const depotLink = (page: Page) => banner(page).getByRole('link', { name: 'Depot charging' });
/** The policy violations of a page opened by `openManual`; null if there are none. */
export const violations = (page: Page) => page.evaluate(() => sessionStorage.getItem('violations'));

/** Changes to a page of the manual and to its policy. */
export interface Changes {
  html?: (html: string) => string;
  policy?: (policy: string) => string;
}

/** Opens a page as written in the manual, with the scripts and styles that it names, under the manual's policy. */
export async function openManual(
  page: Page,
  name: string,
  { html, policy: change }: Changes = {},
): Promise<void> {
  const text = snippet(doc, name);
  const body = html ? html(text) : text;
  const headers = { 'content-security-policy': change ? change(policy) : policy };
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const before = sessionStorage.getItem('violations') ?? '';
      sessionStorage.setItem('violations', `${before}${violatedDirective} ${blockedURI}; `);
    });
  });
  await page.route(`**/${name}`, (route) => route.fulfill({ contentType: 'text/html', headers, body }));
  for (const file of [
    'connected.js',
    'own-market.js',
    'own-sign-in.js',
    'places.js',
    'report.js',
    'search.js',
  ]) {
    const script = { contentType: 'text/javascript', body: snippet(doc, file) };
    await page.route(`**/${file}`, (route) => route.fulfill(script));
  }
  await page.route('**/page.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: snippet(doc, 'page.css') }),
  );
  await page.goto(`/${name}`);
}
