import type { Page } from '@playwright/test';

/** Waits for the page's style sheets: an element counts as visible before they have loaded. */
export async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
}
