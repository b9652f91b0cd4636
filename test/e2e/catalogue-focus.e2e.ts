import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold-and-watch.ts';

const shownFrame = (page: Page) => page.locator('#stage iframe').first().contentFrame();

test('a state is at rest, and leaves the focus outside its frame, unless it is about the focus', async ({
  page,
}) => {
  await page.goto('/demo/catalogue/?state=menus/account');
  const account = shownFrame(page).getByRole('button', { name: 'J Rivers' });
  await expect(shownFrame(page).getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(shownFrame(page).locator('html[data-ready]')).toBeAttached();
  await expect(account).not.toBeFocused();
  await expect(page.locator('body')).toBeFocused();
  for (const [state, control] of [
    ['interaction/bar', shownFrame(page).getByRole('button', { name: 'Charging' })],
    ['interaction/modal', shownFrame(page).getByRole('button', { name: 'Cancel' })],
    ['skip-link', shownFrame(page).getByRole('link', { name: 'Skip to content' })],
    [
      'modals/with-fields-the-first-has-the-focus',
      shownFrame(page).getByRole('textbox', { name: 'Name of the depot' }),
    ],
  ] as const) {
    await page.goto(`/demo/catalogue/?state=${state}`);
    await expect(control).toBeFocused();
    expect(await control.evaluate((element) => element.matches(':focus-visible')), state).toBe(true);
  }
});

test('[NAV-01] a menu whose script comes late takes no focus into its frame from the page around it', async ({
  page,
}) => {
  await page.goto('/demo/catalogue/?state=header/visitor');
  const frame = shownFrame(page);
  await page.locator('#panel-markup pre').first().waitFor({ state: 'attached' });
  const letGo = await hold(page, '**/chunks/*.js');
  await frame.getByRole('button', { name: 'Charging', exact: true }).click();
  const control = page.getByRole('combobox', { name: 'Direction' });
  await control.focus();
  await letGo();
  await expect(frame.getByRole('link', { name: 'Home charging' })).toBeVisible();
  await expect(control).toBeFocused();
});

test('a dialog that opens in a frame of the catalogue leaves the focus where it was', async ({ page }) => {
  await page.goto('/demo/catalogue/?state=header/visitor');
  const control = page.getByRole('combobox', { name: 'Direction' });
  await control.focus();
  await page.evaluate(() => {
    history.pushState(null, '', '?state=modals/actions-at-the-end');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const dialog = shownFrame(page).getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(control).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(dialog).toBeHidden();
});
