import { openBell } from './error-catalogue/cases.ts';
import { ownErrors } from './error-catalogue/own-errors.ts';
import { expect, heading, test } from './fixtures.ts';

test('[SES-02] a session that ends in the middle of a visit leads to the login and back to the page', async ({
  page,
  enterAs,
  askForFault,
  takeFaultsAway,
  consoleErrors,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/insights/?from=mail');
  await expect(heading(page)).toHaveText('Insights');
  await askForFault({ call: 'getNotifications', status: 401 });
  await openBell(page);
  await expect(page).toHaveURL(/\/login\?lang=en-us&redirect=%2Fen-us%2Finsights%2F%3Ffrom%3Dmail/);
  await takeFaultsAway();
  await page.getByRole('button', { name: 'Fleet customer' }).click();
  await expect(page).toHaveURL('/en-us/insights/?from=mail');
  expect(ownErrors(consoleErrors)).toEqual([]);
});

test('[SES-02] on a page for everybody it is said, and signing in again is offered', async ({
  page,
  enterAs,
  askForFault,
  takeFaultsAway,
  consoleErrors,
}) => {
  await enterAs('fleet-customer');
  await page.goto('/en-us/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');
  await askForFault({ call: 'getNotifications', status: 401 });
  await openBell(page);
  await expect(page.getByText(/your session ended/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await takeFaultsAway();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?lang=en-us&redirect=%2Fen-us%2Fcontact-us%2F/);
  expect(ownErrors(consoleErrors)).toEqual([]);
});
