import { expect, heading, test } from './fixtures.ts';

test('[RTE-23] the first Tab reaches the skip link, and Enter moves focus to the content', async ({
  page,
}) => {
  await page.goto('/en-us/');
  await heading(page).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  // A trial click waits until nothing covers the link.
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page.locator('#fp-content-main')).toBeFocused();
});

test('[HDR-10][NAV-04] menus open, close and give focus back by keyboard alone', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-ca/');
  const account = page.getByRole('banner').getByRole('button', { name: 'M Lindqvist' });
  await account.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: 'Personal settings' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(account).toHaveAttribute('aria-expanded', 'false');

  const charging = page.getByRole('banner').getByRole('button', { name: 'Charging', exact: true });
  await charging.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Depot charging' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(charging).toBeFocused();
  await expect(page.getByRole('link', { name: 'Depot charging' })).toBeHidden();
});

test('signs in, reaches a sub-menu page and signs out without a pointer', async ({ page }) => {
  const press = async (name: string, role: 'button' | 'link') => {
    const target = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
    await target.waitFor();
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((node) => node.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await page.goto('/en-us/');
  await heading(page).waitFor();
  await press('Sign in', 'link');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Fleet customer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en-us/');
  await heading(page).waitFor();
  await press('Maintenance', 'button');
  await press('Tires', 'link');
  await expect(heading(page)).toHaveText('Tires');
  await page.keyboard.press('Home');
  await page.getByRole('banner').getByRole('button', { name: 'M Lindqvist' }).focus();
  await page.keyboard.press('Enter');
  await press('Sign out', 'link');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});
