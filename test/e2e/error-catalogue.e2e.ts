import { ownErrors } from './error-catalogue/own-errors.ts';
import { expect, heading, test } from './fixtures.ts';
import { visits, type Case } from './error-catalogue/cases.ts';

const titleOf = ({ call, fault, told }: Case) =>
  `${call} that fails with ${JSON.stringify(fault)} ${told ? `says ${String(told)}` : 'leaves the page whole'}`;

for (const { person, path, heading: title, cases } of visits) {
  test(`[API-09] ${cases.map(titleOf).join('; ')}`, async ({
    page,
    enterAs,
    askForFault,
    takeFaultsAway,
    consoleErrors,
  }) => {
    if (person) await enterAs(person);
    const early = cases.filter(({ act }) => !act);
    for (const { call, fault } of early) await askForFault({ call, ...fault });
    const answered = Promise.all(early.flatMap(({ url }) => (url ? page.waitForResponse(url) : [])));
    await page.goto(path);
    await answered;
    await expect(heading(page)).toHaveText(title);
    const says = async ({ told }: Case) => {
      if (told) await expect(page.getByText(told).first()).toBeVisible();
      else await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      await expect(heading(page)).not.toBeEmpty();
    };
    for (const each of early) await says(each);
    for (const each of cases) {
      const { call, fault, act, way } = each;
      if (act) {
        await askForFault({ call, ...fault });
        await act(page);
        await says(each);
      }
      await takeFaultsAway();
      if (way) {
        const [button, after] = way;
        await page.getByRole('button', { name: button }).first().click();
        await after(page);
      }
    }
    const expected = cases.flatMap(({ logged }) => logged ?? []);
    const lines: string[] = [];
    const areKnown = () => {
      lines.push(...ownErrors(consoleErrors));
      return lines.map((line, index) => expected[index]?.test(line) ?? line);
    };
    await expect.poll(areKnown).toEqual(expected.map(() => true));
  });
}

test('[API-03] getProductsTranslations that does not come leaves the page whole, with English names', async ({
  page,
  enterAs,
  consoleErrors,
}) => {
  await enterAs('fleet-customer');
  await page.route('**/products-translation/**', (route) => route.abort());
  await page.goto('/en-us/account/');
  await expect(heading(page)).toHaveText('Account');
  await expect(page.getByRole('main')).toContainText('Telematics');
  // The footer requests the names too.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Telematics/ })).toBeVisible();
  expect(ownErrors(consoleErrors)).toEqual([]);
});

for (const [what, pattern, path] of [
  ['a page', '**/chunks/SitemapPage-*.js', '/en-us/sitemap/'],
  ['the layout of views', '**/chunks/LayoutPage-*.js', '/en-us/insights/'],
] as const) {
  test(`[API-09] the script of ${what} that does not come is told, and the shell stays`, async ({
    page,
    enterAs,
    consoleErrors,
  }) => {
    await enterAs('fleet-customer');
    await page.route(pattern, (route) => route.abort());
    await page.goto(path);
    await expect(heading(page)).toHaveText('This page could not be loaded');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Vehicles' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    const lines = ownErrors(consoleErrors);
    expect(lines.every((line) => line.startsWith('A part of the page failed'))).toBe(true);
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).not.toHaveText('This page could not be loaded');
  });
}
