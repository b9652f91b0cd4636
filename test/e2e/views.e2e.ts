import type { Page } from '@playwright/test';
import { expect, heading, test } from './fixtures.ts';
import { hoverUntil } from './hover-until.ts';

/** The dashboard's views: React, Vue and Angular side by side. */
const good = { react: 'Fleet health', vue: 'Service calendar', angular: 'Driver assignments' };
const order = ['react', 'vue', 'angular'] as const;

type Framework = keyof typeof good;

type Views = Partial<Record<Framework, Record<string, unknown>>>;

/** Replaces the descriptors of some of the dashboard's views in the market. */
async function describe(page: Page, views: Views): Promise<void> {
  await page.route('**/markets/us.json', async (route) => {
    const answer = await route.fetch();
    const market = (await answer.json()) as {
      layouts: { id: string; layoutItems: { view: Record<string, unknown> }[] }[];
    };
    const dashboard = market.layouts.filter(({ id }) => id === 'dashboard');
    for (const [place, { view }] of dashboard.flatMap(({ layoutItems }) => layoutItems).entries()) {
      const framework = order[place];
      if (framework && views[framework]) Object.assign(view, { css: [], ...views[framework] });
    }
    await route.fulfill({ response: answer, json: market });
  });
}

const screen = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });
const misbehaving = (framework: string, exposedComponent: string) => ({
  url: `/views/${framework}/misbehaving.js`,
  exposedComponent,
});

/** Expects one console error per failed view, reported as the view's, besides the browser's own lines about requests, and clears them. */
function takeReports(errors: string[], ...patterns: RegExp[]): void {
  const reports = errors.filter((line) => line.startsWith('view '));
  expect(reports).toHaveLength(patterns.length);
  for (const pattern of patterns) expect(reports).toContainEqual(expect.stringMatching(pattern));
  const others = errors.filter((line) => !line.startsWith('view ') && !line.startsWith('Failed to load'));
  expect(others).toEqual([]);
  errors.length = 0;
}

test.describe('a React, a Vue and an Angular view side by side', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });
  test.beforeEach(({ enterAs }) => enterAs('fleet-customer'));

  test('[VIEW-02] [VIEW-07] stand in one page with one copy of each framework', async ({ page }) => {
    await page.goto('/en-us/dashboard/');
    for (const name of Object.values(good)) await expect(screen(page, name)).toBeVisible();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    for (const name of ['/portal/shared/vue.js', '/portal/shared/angular-core.js'])
      expect(scripts.filter((script) => script === name)).toHaveLength(1);
    expect(
      scripts.filter((script) => /^\/portal\/chunks\/shared-react-[^/]*\.js$/.test(script)),
    ).toHaveLength(1);
  });

  const isNotThere = /The server answered 404/;
  const failsInRender = /failed in render/i;
  const failures: [what: string, views: Views, messages: RegExp[]][] = [
    [
      'one whose module is not there, and one of an unknown framework,',
      { react: { url: '/views/react/gone.js' }, angular: { framework: 'svelte' } },
      [isNotThere, /Unrecognized view framework: svelte/],
    ],
    [
      'one whose remote entry is not there, and one of Vue that fails in render,',
      {
        react: { url: '/views/gone/remoteEntry.js', remote: 'gone' },
        vue: misbehaving('vue', 'FailsInRender'),
      },
      [isNotThere, failsInRender],
    ],
    [
      'one of React and one of Angular that fail in render',
      {
        react: misbehaving('react', 'FailsInRender'),
        angular: misbehaving('angular', 'FailsInRender'),
      },
      [failsInRender, failsInRender],
    ],
  ];
  for (const [what, views, messages] of failures) {
    test(`[VIEW-05] ${what} leave the other and the shell working`, async ({ page, consoleErrors }) => {
      await describe(page, views);
      await page.goto('/en-us/dashboard/');
      const cards = page
        .getByRole('region', { name: /^Embedded screen/ })
        .filter({ hasText: 'could not be loaded' });
      await expect(cards).toHaveText(messages);
      for (const card of await cards.all()) {
        await expect(card.getByRole('button', { name: 'Refresh' })).toBeVisible();
        await expect(card.getByRole('link', { name: 'Contact us (new tab)', exact: true })).toHaveAttribute(
          'href',
          '/en-us/contact-us/',
        );
      }
      for (const framework of order)
        if (!views[framework]) await expect(screen(page, good[framework])).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Vehicles' }).click();
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /Compare/ })
          .first(),
      ).toBeVisible();
      takeReports(consoleErrors, ...messages);
    });
  }

  for (const [where, name] of [
    ['an event handler', 'FailsInHandler'],
    ['a promise', 'FailsInPromise'],
  ] as const) {
    test(`[VIEW-05] one of any framework that fails in ${where} stays, and so do the others`, async ({
      page,
      consoleErrors,
    }) => {
      const views = order.map((framework) => [framework, misbehaving(framework, name)]);
      await describe(page, Object.fromEntries(views) as Views);
      await page.goto('/en-us/dashboard/');
      const buttons = page.getByRole('button', { name: 'Fail now' });
      await expect(buttons).toHaveCount(3);
      for (const button of await buttons.all()) {
        await button.click();
        await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
        takeReports(consoleErrors, new RegExp(`failed in ${where}`));
        await expect(buttons).toHaveCount(3);
      }
    });
  }

  test('[VIEW-01] one that never comes delays nobody, is tried twice and given up', async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.install();
    await describe(page, { react: { url: '/views/react/never.js' } });
    let requests = 0;
    await page.route('**/views/react/never.js*', () => void (requests += 1));
    await page.goto('/en-us/dashboard/');
    await expect(screen(page, good.vue)).toBeVisible();
    await expect(screen(page, good.angular)).toBeVisible();
    await page.clock.fastForward(20_000);
    await page.clock.fastForward(1_500);
    await expect.poll(() => requests).toBe(2);
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('main')).toContainText('The view was not ready after 20 s');
    takeReports(consoleErrors, /not ready after 20 s/);
  });

  const remotePage = '/en-us/insights/utilization/';
  const passing: [what: string, scripts: RegExp[], path: string, names: string[]][] = [
    [
      'miss their module, their framework or the shell’s script for it',
      [/\/react\/fleet-health\.js/, /\/shared\/vue\.js/, /\/portal\/chunks\/angular-/],
      '/en-us/dashboard/',
      Object.values(good),
    ],
    [
      'miss a script that their module imports',
      [/\/views\/react\/chunks\//],
      '/en-us/dashboard/',
      [good.react],
    ],
    ['miss their remote entry', [/\/react-remote\/remoteEntry\.js/], remotePage, [good.react]],
    [
      'miss what their remote exposes',
      [/\/react-remote\/assets\/remote-[^/]*\.js/],
      remotePage,
      [good.react],
    ],
  ];
  for (const [what, scripts, path, names] of passing) {
    test(`[VIEW-01] those that ${what} for a moment come with the second try`, async ({
      page,
      consoleErrors,
    }) => {
      for (const script of scripts) {
        let requests = 0;
        await page.route(script, (route) =>
          (requests += 1) === 1 ? route.fulfill({ status: 503 }) : route.continue(),
        );
      }
      await page.goto(path);
      for (const name of names) await expect(screen(page, name)).toBeVisible();
      await expect.poll(() => consoleErrors).toHaveLength(scripts.length);
      for (const line of consoleErrors) expect(line).toMatch(/^Failed to load resource: .* 503/);
      consoleErrors.length = 0;
    });
  }

  test('[VIEW-03] one that is all that a page has makes it an error page, which Refresh reloads', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/markets/us.json', async (route) => {
      const answer = await route.fetch();
      const market = (await answer.json()) as { layouts: Record<string, unknown>[] };
      for (const layout of market.layouts)
        for (const [name, items] of Object.entries(layout))
          if (Array.isArray(items) && name.startsWith('layoutItems')) layout[name] = items.slice(0, 1);
      await route.fulfill({ response: answer, json: market });
    });
    await page.route('**/views/react/fleet-health.js*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/en-us/dashboard/');
    await expect(heading(page)).toHaveText('Dashboard could not be loaded');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.getByRole('link', { name: /fleet-health\.js$/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(page.locator('fp-header')).toHaveAttribute('data-scope', 'view_error');
    takeReports(consoleErrors, /The server answered 503/);
    await page.unroute('**/views/react/fleet-health.js*');
    await main.getByRole('button', { name: 'Refresh' }).click();
    await expect(screen(page, good.react)).toBeVisible();
    await expect(page.locator('fp-header[data-scope]')).toHaveCount(0);
  });

  for (const [place, script, menu] of [
    ['layout', '**/react-remote/assets/remote-*.js', null],
    ['menu', '**/views/vue/support-hours.js*', 'Support'],
  ] as const)
    test(`[VIEW-01] one of a ${place} that Refresh asked for in vain has the page loaded anew the next time`, async ({
      page,
      consoleErrors,
    }) => {
      const contentType = 'text/javascript';
      await page.route(script, (route) => route.fulfill({ contentType, body: 'throw Error("Torn")' }));
      await page.goto(remotePage);
      if (menu) await page.getByRole('banner').getByRole('button', { name: menu }).click();
      const refresh = page.getByRole('button', { name: 'Refresh' });
      await refresh.click();
      await expect.poll(() => consoleErrors.filter((line) => line.startsWith('view '))).toHaveLength(2);
      await page.unroute(script);
      const loaded = page.waitForEvent('load');
      await refresh.click();
      await loaded;
      if (!menu) await expect(screen(page, good.react)).toBeVisible();
      takeReports(consoleErrors, /Torn/, /Torn/);
    });

  test('[VIEW-05] one that throws when it goes does not keep the page from going', async ({
    page,
    consoleErrors,
  }) => {
    await describe(page, { vue: { url: '/views/misbehaving/unmount-throws.js' } });
    await page.goto('/en-us/dashboard/');
    await expect(page.getByText('This view throws when it is unmounted')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Insights' }).click();
    await expect(heading(page)).toHaveText('Insights');
    await expect.poll(() => consoleErrors.join()).toContain('while it was unmounted');
    takeReports(consoleErrors, /failed while it was unmounted/);
  });

  test('[VIEW-05] one that is isolated cannot restyle the shell', async ({ page, consoleErrors }) => {
    await describe(page, { vue: { url: '/views/misbehaving/wild-styles.js', isolated: true } });
    await page.goto('/en-us/dashboard/');
    await expect(page.getByText('Wild styles, kept in this place')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
    // The page's policy blocks the style element, and logs that.
    expect(consoleErrors.every((line) => line.includes('style-src'))).toBe(true);
    consoleErrors.length = 0;
  });

  test('[VIEW-02] one whose library writes its rules by script has them', async ({ page }) => {
    await describe(page, { vue: { url: '/views/misbehaving/rules-by-script.js' } });
    await page.goto('/en-us/dashboard/');
    await expect(page.getByText('Styled by script')).toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  test('[RTE-22] a view leads through the shell, and Back brings it again', async ({ page }) => {
    await page.goto('/en-us/dashboard/');
    await page.getByRole('banner').getByRole('link', { name: 'Insights' }).click();
    await expect(screen(page, 'Tires and inspections')).toBeVisible();
    await page.goBack();
    await expect(screen(page, good.react)).toBeVisible();
  });

  test('[GAT-07] the modules behind a link are preloaded when the pointer comes to it, and not before', async ({
    page,
  }) => {
    await page.goto('/en-us/contact-us/');
    await expect(heading(page)).toHaveText('Contact us');
    const preloaded = page.locator('head link[rel=modulepreload][href*="/views/"]');
    await expect(preloaded).toHaveCount(0);
    await hoverUntil(page.getByRole('banner').getByRole('link', { name: 'Insights' }), preloaded);
  });
});
