import { expect, heading, test } from './fixtures.ts';

test('[GAT-07] a visitor’s pointer and focus preload the views of a public page, and none of a protected one', async ({
  page,
}) => {
  await page.goto('/en-us/contact-us/');
  await expect(heading(page)).toHaveText('Contact us');
  await page.evaluate(() => {
    const links = ['tools', 'insights'].map((name) =>
      Object.assign(document.createElement('a'), { href: `/en-us/${name}/`, textContent: `To ${name}` }),
    );
    document.querySelector('main')?.prepend(...links);
  });
  const preloaded = page.locator('head link[rel=modulepreload]');
  await page.getByRole('link', { name: 'To tools' }).hover();
  await expect(preloaded.first()).toHaveAttribute('href', /\/views\//);
  const count = await preloaded.count();
  await page.getByRole('link', { name: 'To insights' }).hover();
  await page.getByRole('link', { name: 'To insights' }).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await preloaded.count()).toBe(count);
});
