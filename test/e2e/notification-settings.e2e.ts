import { expect, heading, test } from './fixtures.ts';

for (const person of ['fleet-customer', 'dealer']) {
  test(`[NTF-06][NTF-07] ${person} chooses what they are told of, and the bell and the drawer follow`, async ({
    page,
    enterAs,
  }) => {
    await enterAs(person);
    await page.goto('/en-us/contact-us/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Notification settings' }).click();
    await expect(heading(page)).toHaveText('Notification settings');
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    const choice = page.getByRole('main').getByRole('checkbox', { name: 'Maintenance' });
    await expect(bell).toHaveAccessibleName(/\d/);
    const all = await bell.getAttribute('aria-label');
    await choice.uncheck();
    await expect(page.getByRole('status').filter({ hasText: 'Your choice is saved.' })).toBeVisible();
    await expect(bell).not.toHaveAccessibleName(all ?? '');
    await choice.check();
    await expect(bell).toHaveAccessibleName(all ?? '');
    await choice.uncheck();
    await bell.click();
    const drawer = page.getByRole('dialog', { name: 'Notifications' });
    await expect(drawer.getByText('Your monthly report is ready')).toBeVisible();
    await expect(drawer.getByText('Service due for 11 vehicles')).toHaveCount(0);
  });
}

test('[GAT-05] a visitor signs in before choosing', async ({ page }) => {
  await page.goto('/en-us/account/notification-settings/');
  await expect(page).toHaveURL(/\/login\?/);
});
