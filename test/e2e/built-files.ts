import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The built file of each module of the shell, by the module's path. */
export const files = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Record<string, string>;
export const banner = (page: Page) => page.getByRole('banner').first();

/**
 * Makes loading the built files of these modules fail.
 * @returns a function that lets them load again
 */
export async function lose(page: Page, ...modules: string[]): Promise<() => Promise<void>> {
  const lost = modules.map((module) => `**/${files[module]}`);
  for (const file of lost) await page.route(file, (route) => route.abort());
  return async () => {
    for (const file of lost) await page.unroute(file);
  };
}

/** A menu of a wide and of a narrow window, with the module that it loads. */
export const menus = [
  { width: 1280, button: 'Vehicles', module: 'packages/elements/src/header/menus/index.ts', line: 'NAV-02' },
  {
    width: 390,
    button: 'Open menu',
    module: 'packages/elements/src/header/mobile-menu/define.ts',
    line: 'MOB-01',
  },
] as const;
