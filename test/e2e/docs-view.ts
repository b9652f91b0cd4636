import type { Page } from '@playwright/test';
import { snippet } from '../helpers/snippets.ts';
import { heading, routerNavigate } from './fixtures.ts';

/** Opens the dashboard in a wide window, and all paths below it, with a view of docs/views.md in place of its first view. */
export async function showDocsView(page: Page, exposedComponent: string, name: string): Promise<void> {
  const url = `/views/react/${name}`;
  await page.route('**/markets/us.json', async (route) => {
    const answer = await route.fetch();
    const market = (await answer.json()) as {
      layouts: { id: string; layoutItems: { view: object }[] }[];
      routes: { id: string; path: string }[];
    };
    for (const route of market.routes) if (route.id === 'dashboard') route.path += '*/';
    const [item] = market.layouts.find(({ id }) => id === 'dashboard')?.layoutItems ?? [];
    Object.assign(item?.view ?? {}, { url, exposedComponent, css: [] });
    await route.fulfill({ response: answer, json: market });
  });
  await page.route(`**${url}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: snippet('docs/views.md', name) }),
  );
  await page.goto('/en-us/');
  await heading(page).waitFor();
  await routerNavigate(page, '/dashboard/');
}
