import type { Page } from '@playwright/test';
import { showDocsView } from './docs-view.ts';
import { expect, routerNavigate, test } from './fixtures.ts';

const question = 'Leave without saving your note?';
const note = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Note' });
const marketplace = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Marketplace' });
const dashboard = '/en-us/dashboard/';

/** Answers every dialog from now on, and records their messages. */
function answer(page: Page, isYes: boolean): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message() || dialog.type());
    void (isYes ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

test.describe('a view with something that is not saved yet', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });
  test.beforeEach(async ({ page, enterAs }) => {
    await enterAs('fleet-customer');
    await showDocsView(page, 'Note', 'unsaved.js');
    await note(page).fill('Two tires are worn.');
  });

  test('[VIEW-02] holds links of header, brand and footer, a search and a new load until the person says yes', async ({
    page,
  }) => {
    const asked = answer(page, false);
    for (const link of [
      marketplace(page),
      page.getByRole('banner').getByRole('link', { name: 'Fleet Portal' }),
      page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }),
    ])
      await link.first().click();
    expect(asked.splice(0)).toEqual([question, question, question]);
    const search = page.getByRole('banner').getByRole('searchbox');
    await search.fill('tires');
    await search.press('Enter');
    await expect.poll(() => asked).toEqual([question]);
    await expect(page).toHaveURL(dashboard);
    asked.length = 0;
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(note(page)).toHaveValue('Two tires are worn.');
    page.removeAllListeners('dialog');
    answer(page, true);
    await marketplace(page).click();
    await expect(page).toHaveURL('/en-us/marketplace/');
  });

  test('[VIEW-02] holds Back where the browser lets it', async ({ page }) => {
    const asked = answer(page, false);
    await page.evaluate(() => history.back());
    await expect.poll(() => asked).toEqual([question]);
    await expect(page).toHaveURL(dashboard);
    await expect(note(page)).toHaveValue('Two tires are worn.');
    page.removeAllListeners('dialog');
    answer(page, true);
    await note(page).press('End');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/en-us/');
    await expect(note(page)).toHaveCount(0);
  });

  test('[VIEW-02] goes without a question by a script that navigates', async ({ page }) => {
    const asked = answer(page, false);
    await routerNavigate(page, '/insights/');
    await expect(page).toHaveURL('/en-us/insights/');
    expect(asked).toEqual([]);
  });

  test('[VIEW-02] holds signing out until the person says yes, who is asked once', async ({ page }) => {
    const asked = answer(page, false);
    const banner = page.getByRole('banner');
    const signOut = async () => {
      await banner.getByRole('button', { name: 'M Lindqvist' }).click();
      await banner.getByRole('link', { name: 'Sign out' }).click();
    };
    await signOut();
    expect(asked).toEqual([question]);
    await expect(note(page)).toHaveValue('Two tires are worn.');
    await expect(banner.getByRole('button', { name: 'M Lindqvist' })).toBeVisible();
    page.removeAllListeners('dialog');
    const askedAgain = answer(page, true);
    await signOut();
    await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(askedAgain).toEqual([question]);
  });

  test('[VIEW-02] hears of links in the page by their click only, and can hold them so', async ({ page }) => {
    await page.evaluate(() => {
      const link = document
        .querySelector('main textarea')
        ?.parentElement?.appendChild(document.createElement('a'));
      Object.assign(link ?? {}, { href: '/en-us/insights/', textContent: 'Insights' });
      document.addEventListener('fp-navigate', () => document.body.setAttribute('data-told', ''));
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    });
    const link = page.getByRole('main').getByRole('link', { name: 'Insights', exact: true });
    await link.click();
    await expect(page).toHaveURL(dashboard);
    await link.click();
    await expect(page).toHaveURL('/en-us/insights/');
    await expect(page.locator('[data-told]')).toHaveCount(0);
  });
});

test('[RTE-03] the portal’s own privacy settings say what is not saved, and ask nobody who leaves', async ({
  page,
  enterAs,
}) => {
  await enterAs('blue-star-admin');
  const asked = answer(page, false);
  await page.goto('/en-us/account/privacy-settings/');
  await page.getByRole('main').getByRole('checkbox').first().click();
  await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).first().click();
  await expect(page).toHaveURL('/en-us/sitemap/');
  expect(asked).toEqual([]);
});
