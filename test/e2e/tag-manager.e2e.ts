import { cookieDecision } from '../helpers/cookie-decision.ts';
import { ownErrors } from './error-catalogue/own-errors.ts';
import { expect, heading, test } from './fixtures.ts';

test('[API-09][ANA-01] the tag manager comes under the strict policy and is told of the page; where it fails the page is whole', async ({
  page,
  context,
  origin,
  askForFault,
  consoleErrors,
}) => {
  const decided = JSON.parse(decodeURIComponent(cookieDecision.value)) as Record<string, unknown>;
  const allowed = { ...decided, categories: ['necessary', 'performance'] };
  const value = encodeURIComponent(JSON.stringify(allowed));
  await context.addCookies([{ ...cookieDecision, value, url: origin }]);
  await page.goto('/en-us/contact-us/?name=Maya');
  const told = () => page.evaluate(() => JSON.stringify(Reflect.get(window, '_satellite') ?? ''));
  await expect.poll(told).toContain('"pageName":"contact us"');
  expect(await told()).not.toContain('Maya');
  await askForFault({ call: 'getExternalScript', drop: true });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/external/'));
  await page.reload();
  await failed;
  await expect(heading(page)).toHaveText('Contact us');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(ownErrors(consoleErrors)).toEqual([]);
});
