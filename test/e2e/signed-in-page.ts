import type { Page } from '@playwright/test';
import { expect, heading } from './fixtures.ts';

export const email = 'maya.lindqvist@example.com';

/** Records in the tab's storage whenever a page shows personal data; the record outlives the document. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((text) => {
    const look = () => {
      const body = document.querySelector('body');
      const isShown = body !== null && getComputedStyle(body).visibility === 'visible';
      if (isShown && body.textContent.includes(text)) sessionStorage.setItem('seen', text);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  }, email);
}
export const forget = (page: Page) => page.evaluate(() => sessionStorage.removeItem('seen'));
export const seen = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen'));

/** `page.goBack` waits for a load event, which a page from the back/forward cache never fires. */
export const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/en-us/account/');
  await expect(page.getByRole('main')).toContainText(email);
  // Leaving in the middle of calls would make them fail when the page is restored, and log errors.
  await page.waitForLoadState('networkidle');
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'M Lindqvist' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
}

/** Opens the start page of a signed-in user, watched. */
export async function begin({
  page,
  enterAs,
}: {
  page: Page;
  enterAs: (id: string) => Promise<void>;
}): Promise<void> {
  await watch(page);
  await enterAs('fleet-customer');
  await page.goto('/en-us/');
  await heading(page).waitFor();
}
