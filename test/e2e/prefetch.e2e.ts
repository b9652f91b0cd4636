import { expect, heading, test } from './fixtures.ts';
import { hold } from './hold-and-watch.ts';
import { hoverUntil } from './hover-until.ts';

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
  const preloaded = page.locator('head link[rel=modulepreload][href*="/views/"]');
  await hoverUntil(page.getByRole('link', { name: 'To tools' }), preloaded);
  const count = await preloaded.count();
  await page.getByRole('link', { name: 'To insights' }).hover();
  await page.getByRole('link', { name: 'To insights' }).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await preloaded.count()).toBe(count);
});

test('what every page needs is asked for before the first script has come, and once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letGo = await hold(page, '**/portal/main.js');
  await page.goto('/en-us/contact-us/', { waitUntil: 'commit' });
  const chunks = () => asked.flatMap((path) => /\/chunks\/(.+)-.{8}\.js$/.exec(path)?.[1] ?? []);
  await expect.poll(chunks).toEqual(['shared-react', 'page-parts', 'parts']);
  await letGo();
  await expect(heading(page)).toHaveText('Contact us');
  expect(asked.length).toBe(new Set(asked).size);
});
