import { showDocsView } from './docs-view.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

test('[MOD-01][BAN-02][VIEW-02] a view asks in a modal of the shell, and says in a notice what was done', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await showDocsView(page, 'Vans', 'notices.js');
  const button = page.getByRole('main').getByRole('button', { name: 'Delete van 12' });
  await button.click();
  const modal = page.getByRole('dialog', { name: 'Delete van 12?' });
  await modal.getByRole('button', { name: 'Keep it' }).click();
  await expect(modal).toHaveCount(0);
  await expect(button).toBeFocused();
  const notice = page.getByRole('listitem').filter({ hasText: 'Van 12 was deleted.' });
  await expect(notice).toHaveCount(0);
  await button.press('Enter');
  await modal.getByRole('button', { name: 'Delete it' }).click();
  await expect(notice).toBeVisible();
});
