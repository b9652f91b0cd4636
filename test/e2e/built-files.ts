import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The built file of each module that the page asks for by itself. */
export const files = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<string, string>;
export const banner = (page: Page) => page.getByRole('banner').first();

/**
 * Lets the built files of these modules not come.
 * @returns lets them come again
 */
export async function lose(page: Page, ...modules: string[]): Promise<() => Promise<void>> {
  const lost = modules.map((module) => `**/${files[module]}`);
  for (const file of lost) await page.route(file, (route) => route.abort());
  return async () => {
    for (const file of lost) await page.unroute(file);
  };
}

/** A wide and a narrow window's menu, and the module that brings it. */
export const menus = [
  { width: 1280, button: 'Vehicles', module: 'packages/elements/src/header/menus/index.ts', line: 'NAV-02' },
  {
    width: 390,
    button: 'Open menu',
    module: 'packages/elements/src/header/mobile-menu/define.ts',
    line: 'MOB-01',
  },
] as const;
