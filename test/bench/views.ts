// Part of npm run bench: measures mounting and unmounting the sample views, and the memory that they leave behind.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { withPage } from './browser.ts';
import { memoryOf } from './memory.ts';

const cycles = 200;
const root = `${import.meta.dirname}/../..`;

const views = [
  { framework: 'react', url: '/views/react/fleet-health.js', exposedComponent: 'FleetHealth' },
  { framework: 'vue', url: '/views/vue/service-calendar.js', exposedComponent: 'ServiceCalendar' },
  { framework: 'angular', url: '/views/angular/tyre-report.js', exposedComponent: 'TyreReport' },
];

/** Mounts and unmounts each framework's view 200 times on the portal's page, whose import map it needs. */
export async function measureViews(browser: Browser, url: string): Promise<Record<string, string>[]> {
  const loader = await bundleLoader();
  const rows = [];
  for (const view of views) {
    const [before, after, time] = await withPage(browser, {}, async (page, session) => {
      await open(page, url, loader);
      await mountAndUnmount(page, view, cycles);
      const held = await memoryOf(session);
      const time = await mountAndUnmount(page, view, cycles);
      return [held, await memoryOf(session), time] as const;
    });
    const kept = (key: 'heap' | 'nodes' | 'listeners') => (after[key] - before[key]) / cycles;
    rows.push({
      name: `${view.framework} view, mount and unmount`,
      'a cycle': `${(time / cycles).toFixed(1)} ms`,
      'heap kept': `${kept('heap').toFixed(0)} B`,
      'nodes kept': kept('nodes').toFixed(2),
      'listeners kept': kept('listeners').toFixed(2),
    });
  }
  return rows;
}

/** The portal's view loader as a separate module; frameworks come from the page's import map. */
async function bundleLoader(): Promise<string> {
  const page = await readFile(`${root}/packages/portal/src/index.html`, 'utf8');
  const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  const { outputFiles } = await build({
    entryPoints: [`${root}/packages/portal/src/views/create-view.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@fleet-portal/source'],
    external: Object.keys(imports),
    minify: true,
  });
  return outputFiles[0]?.text ?? '';
}

async function open(page: Page, url: string, loader: string): Promise<void> {
  await page.route('**/bench-loader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: loader }),
  );
  await page.goto(`${url}/en-us/contact-us/`, { waitUntil: 'networkidle' });
}

/** Returns the duration in ms. */
function mountAndUnmount(page: Page, view: object, count: number): Promise<number> {
  return page.evaluate(
    async ({ view, count }) => {
      const address = '/bench-loader.js';
      const { createView } = (await import(address)) as {
        createView: typeof import('../../packages/portal/src/views/create-view.ts').createView;
      };
      const nothing = () => undefined;
      const host = document.body.appendChild(document.createElement('div'));
      const start = performance.now();
      for (let cycle = 0; cycle < count; cycle += 1) {
        const shown = createView({
          descriptor: {
            id: 'bench',
            viewId: 'bench',
            remote: '',
            isolated: false,
            css: [],
            ...view,
          } as never,
          environment: { WEBCOMPONENT_BASE_URL: '' },
          onError: (error) => console.error(error),
        });
        await new Promise<void>((ready) => {
          shown.subscribe(() => shown.get().kind === 'ready' && ready());
          shown.show(host, {
            market: { id: 'us', title: 'Fleet', tld: '.com', countryCode: 'us' },
            locale: 'en-us',
            user: null,
            extras: {},
            theme: 'ford',
            currentPath: '/en-us/',
            navigate: nothing,
            track: nothing,
            setTitle: nothing,
            notify: () => nothing,
            openModal: () => nothing,
          });
        });
        shown.close();
      }
      host.remove();
      return performance.now() - start;
    },
    { view, count },
  );
}
