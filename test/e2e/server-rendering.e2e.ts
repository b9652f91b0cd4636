import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Market } from '@fleet-portal/model/entities';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { signedIn } from '../helpers/fixtures.ts';
import { snippet } from '../helpers/snippets.ts';
import { expect, test } from './fixtures.ts';

const doc = 'docs/embedding.md';
const folder = 'node_modules/.cache/docs-on-a-server';
const built = pathToFileURL('packages/elements/dist/server/server.js').href;
const banner = (page: Page) => page.getByRole('banner');

type ServerModule = typeof import('@fleet-portal/elements/server');

interface ServerPageModule {
  serverPage: (
    market: Market,
    locale: string,
    path: string,
  ) => Promise<{ headers: Record<string, string>; body: string }>;
}
/** Records layout shifts and warnings, and keeps the server's nodes. */
async function watch(page: Page): Promise<{ warnings: string[]; shift: () => Promise<string> }> {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => {
    const seen = { shift: 0, made: [] as (Element | null | undefined)[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => {
      if (!seen.made.length)
        seen.made = ['header', 'footer'].map((tag) =>
          document.querySelector(`fp-${tag}`)?.shadowRoot?.querySelector(tag),
        );
    });
  });
  // With three decimals, as the benchmarks report it. The navigation of a signed-in user may have one more entry, for which the entries after
  // it make room.
  const shift = () =>
    page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift.toFixed(3));
  return { warnings, shift };
}

/** Whether header and footer have one content each, which is still the server's. */
const hasServersNodes = (page: Page) =>
  page.evaluate(() => {
    const { made } = (window as unknown as { seen: { made: (Element | null)[] } }).seen;
    return ['header', 'footer'].every((tag, index) => {
      const all = document.querySelector(`fp-${tag}`)?.shadowRoot?.querySelectorAll(tag);
      return all?.length === 1 && all[0] === made[index];
    });
  });

/** Imports a module of the manual; the packages that it names resolve within this project. */
async function moduleOf<Module>(name: string, change = (text: string) => text): Promise<Module> {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}`;
  writeFileSync(file, change(snippet(doc, name)));
  return (await import(pathToFileURL(file).href)) as Module;
}

const marketOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/markets/${id}.json`)).json()) as Market;

/** The output of the manual's React server, run in a separate process like a real server. */
function renderInNode(props: object): string {
  const file = new URL(`file://${process.cwd()}/${folder}/react-server.mjs`).href;
  const script = `const { reactPage } = await import('${file}');
    const { text } = await import('node:stream/consumers');
    process.stdout.write(await reactPage(JSON.parse(await text(process.stdin))));`;
  const flags = ['--conditions=@fleet-portal/source', '--input-type=module', '--eval', script];
  return execFileSync('node', flags, { input: JSON.stringify(props), encoding: 'utf8' });
}

test('[HDR-02][FTR-01] the manual’s page of a server is taken over under its policy, node by node', async ({
  page,
  origin,
}) => {
  const { warnings, shift } = await watch(page);
  const { serverPage } = await moduleOf<ServerPageModule>('server-page.js', (text) =>
    text.replace('@fleet-portal/elements/server', built),
  );
  const made = await serverPage(await marketOf(page, 'ca'), 'fr-ca', '/fr-ca/tires/');
  await page.route('**/fr-ca/tires/', (route) => route.fulfill(made));
  await page.route('**/server-page.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: snippet(doc, 'server-page.css') }),
  );
  await page.goto(`${origin}/fr-ca/tires/`);
  const language = banner(page).getByRole('button', { name: /Langue/ });
  await expect(page.locator('fp-header')).not.toHaveAttribute('defer-hydration');
  await language.press('Enter');
  await expect(banner(page).getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en-ca/tires/');
  expect(await hasServersNodes(page)).toBe(true);
  expect(await shift()).toBe('0.000');
  expect(warnings).toEqual([]);
});

for (const width of [320, 1440]) {
  test(`[HDR-07][SES-02] one call brings the person to a page of a server, and nothing moves, ${width} px`, async ({
    page,
    enterAs,
  }) => {
    const { warnings, shift } = await watch(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await enterAs('fleet-customer');
    await page.goto('/demo/host/server/?notice=none');
    await page.goto('/en-ca/server-rendered/?notice=Tonight+the+depot+is+closed.');
    await expect(
      banner(page).getByRole('button', { name: width > 1000 ? 'M Lindqvist' : 'Account' }),
    ).toBeVisible();
    await expect(page.locator('fp-banner')).toContainText('Tonight');
    expect(await hasServersNodes(page)).toBe(true);
    expect(await shift()).toBe('0.000');
    expect(warnings).toEqual([]);
  });
}

/** Waits until a bar has hydrated the server's markup, which may wait for the messages of its language. */
const takenOver = (page: Page, tag: 'fp-header' | 'fp-footer' = 'fp-header') =>
  page
    .locator(`${tag}:defined:not([defer-hydration])`)
    .evaluate((bar: HTMLElementTagNameMap[typeof tag]) => bar.updateComplete);

test('[GAT-09][SES-02] a person’s page goes on from what the server made of them, products and all', async ({
  page,
  origin,
}) => {
  const { warnings } = await watch(page);
  const { renderFooter, renderHeader } = (await import(built)) as ServerModule;
  const known = {
    market: await marketOf(page, 'ca'),
    session: signedIn(),
    products: [{ label: 'Route planner', href: '/route-planner/' }],
  };
  const props = { ...known, locale: 'en-ca', currentPath: '/en-ca/tires/', src: '/markets/ca.json' };
  const body = `<!doctype html><html lang="en-ca"><title>Tires</title>
    <script type="application/json" id="known">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="/fp-shell.js"></script><script type="module" src="/known.js"></script>
    ${await renderHeader(props)}${await renderFooter(props)}</html>`;
  await page.route('**/en-ca/tires/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/known.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: snippet(doc, 'known.js') }),
  );
  await page.goto(`${origin}/en-ca/tires/`);
  await takenOver(page);
  await banner(page).getByRole('button', { name: 'J Rivers' }).click();
  await expect(banner(page).getByRole('link', { name: 'Sign out' })).toBeVisible();
  await takenOver(page, 'fp-footer');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Route planner' })).toBeVisible();
  expect(await hasServersNodes(page)).toBe(true);
  expect(warnings).toEqual([]);
});

test('[HDR-02][HDR-09] the manual’s React page is rendered on a server, hydrated without a word, and alive', async ({
  page,
}) => {
  const { warnings, shift } = await watch(page);
  for (const name of ['Page.jsx', 'react-server.jsx', 'react-client.jsx']) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}`, snippet(doc, name));
  }
  const options = {
    outdir: folder,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
  } as const;
  const server = {
    ...options,
    platform: 'node',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
  } as const;
  await build({ ...server, entryPoints: [`${folder}/react-server.jsx`] });
  const { outputFiles } = await build({
    ...options,
    entryPoints: [`${folder}/react-client.jsx`],
    conditions: ['@fleet-portal/source'],
    target: 'es2022',
    tsconfig: 'packages/portal/tsconfig.json',
    define: { 'process.env.NODE_ENV': '"development"' },
    splitting: true,
    write: false,
  });
  const props = { market: await marketOf(page, 'ca'), locale: 'fr-ca', path: '/fr-ca/react/' };
  const body = `<!doctype html><html lang="fr"><title>React</title><style>body{margin:0}</style>
    <body><div id="root">${renderInNode(props)}</div>
    <script>window.props = ${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="/react/react-client.js"></script></body></html>`;
  await page.route('**/fr-ca/react/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/react/*.js', (route) => {
    const file = outputFiles.find(({ path }) =>
      path.endsWith(new URL(route.request().url()).pathname.slice(6)),
    );
    return route.fulfill({ contentType: 'text/javascript', body: file?.text ?? '' });
  });
  await page.goto('/fr-ca/react/');
  await expect(page.locator('fp-header')).not.toHaveAttribute('defer-hydration');
  expect(await shift()).toBe('0.000');
  await takenOver(page);
  await banner(page)
    .getByRole('button', { name: /Langue/ })
    .press('Enter');
  await banner(page).getByRole('link', { name: 'English' }).press('Enter');
  await expect(banner(page).getByRole('button', { name: 'Language: EN' })).toBeVisible();
  await expect(page).toHaveURL('/fr-ca/react/');
  expect(await hasServersNodes(page)).toBe(true);
  expect(warnings).toEqual([]);
});

test('[API-09] takes a server’s page over once the script that its header and footer share can be had', async ({
  page,
  consoleErrors,
}) => {
  const shared = globSync('dist/chunks/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes('"fp-footer"'),
  );
  expect(shared).toHaveLength(1);
  await page.route(`**/${basename(shared.join())}`, (route) => route.abort());
  await page.goto('/en-ca/server-rendered/');
  await expect.poll(() => consoleErrors.join()).toContain('<fp-header> stays as the server made it.');
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('fp-header')).not.toHaveAttribute('defer-hydration');
  await expect(page.locator('fp-footer')).not.toHaveAttribute('defer-hydration');
  const menu = banner(page).getByRole('button', { name: 'Vehicles' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  consoleErrors.length = 0;
});

test('[CKC-01] links the privacy policy where a server’s page asks about cookies', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/en-us/server-rendered/');
  const question = page.getByRole('region', { name: 'Your choice about cookies' });
  await expect(question).toContainText('at the foot of each page. Privacy policy');
});
