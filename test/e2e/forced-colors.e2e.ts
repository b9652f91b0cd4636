import { expect, test } from './fixtures.ts';

test('[VIEW-02] a day, a mark and a bar of the sample views are seen in forced colors', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const white = 'rgb(255, 255, 255)';
  const black = 'rgb(0, 0, 0)';
  await page.goto('/en-us/dashboard/');
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  const others = page.getByRole('gridcell', { selected: false }).getByRole('button');
  await chosen.focus();
  await expect(chosen).toHaveCSS('outline-color', white);
  await expect(chosen).not.toHaveCSS('background-color', black);
  await expect(others.first()).toHaveCSS('border-top-color', black);
  await expect(others.locator('.mark').first()).toHaveCSS('border-top-color', white);

  await page.goto('/en-us/insights/');
  const chart = page.locator('.cost-chart');
  await expect(chart.locator('text').first()).toHaveCSS('fill', white);
  for (const part of ['line', 'rect.service', 'rect.tyres'])
    await expect(chart.locator(part).first()).toHaveCSS('stroke', white);
  await expect(chart.locator('rect.energy').first()).toHaveCSS('fill', white);
  await expect(chart.locator('.legend .energy')).toHaveCSS('background-color', white);
  await expect(chart.locator('.legend .service')).toHaveCSS('border-top-style', 'dashed');
});

test('[LAY-02] lines and muted text have the ink for who asks for more contrast', async ({
  page,
  enterAs,
}) => {
  await enterAs('fleet-customer');
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/en-us/contact-us/');
  const ink = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).color);
  await expect(page.locator('.contact > *').first()).toHaveCSS('border-top-color', ink);
  await expect(page.locator('.page-title > .lead')).toHaveCSS('color', ink);
  await expect(page.locator('fp-header').getByRole('navigation').first().locator('..')).toHaveCSS(
    'border-bottom-color',
    ink,
  );
});
