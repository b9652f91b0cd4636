import type { Page } from '@playwright/test';
import { axeProblems } from './axe-problems.ts';
import { expect, test } from './fixtures.ts';

const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const shownFrame = (page: Page) => page.locator('#stage iframe').first().contentFrame();

test('the catalogue leads to every element and can be used by everybody', async ({ page }) => {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/demo/catalogue/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    for (const tag of ['fp-header', 'fp-footer', 'fp-notification-drawer', 'fp-modal', 'fp-cookie-consent'])
      await expect(page.getByRole('main').getByText(tag, { exact: true }).first()).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await expect.poll(() => contentWidth(page)).toBeLessThanOrEqual(width);
    await expect(page.locator('fp-header'), 'nothing that the console says to have no market').toHaveCount(0);
  }
});

test('each panel of the catalogue can be used by everybody at every width', async ({ page }) => {
  await page.goto('/demo/catalogue/?state=banners');
  await shownFrame(page).getByRole('banner').waitFor();
  for (const panel of ['Controls', 'Events', 'Manual', 'Markup', 'Accessibility']) {
    await page.getByRole('tab', { name: panel }).click();
    await expect(page.getByRole('tabpanel', { name: panel })).toBeVisible();
    for (const width of [1440, 1024, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => contentWidth(page), panel).toBeLessThanOrEqual(width);
    }
    expect(await axeProblems(page), panel).toEqual([]);
  }
});

test('the catalogue finds a state by what it is about, by other words for it and by the keyboard, and Back returns', async ({
  page,
}) => {
  await page.goto('/demo/catalogue/?theme=dark');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  const found = page.getByRole('navigation', { name: 'States', exact: true }).getByRole('link');
  for (const [word, state] of [
    ['rtl', 'An open sub-menu'],
    ['login', 'Visitor'],
    ['toast', 'Written in HTML'],
  ] as const) {
    await search.fill(word);
    await expect(found.filter({ hasText: state })).toBeVisible();
  }
  await search.clear();
  await page.keyboard.type('modal middle');
  await expect(found).toHaveText(['Actions in the middle']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Actions in the middle');
  await expect(page).toHaveURL(/\?state=modals\/actions-in-the-middle&theme=dark$/);
  await expect(shownFrame(page).getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText('Elements of the page shell');
});

test('the slash leads to the catalogue’s search from all but text fields', async ({ page }) => {
  await page.goto('/demo/catalogue/?state=header/visitor');
  const search = page.locator('#search');
  const panel = page.getByRole('tabpanel', { name: 'Controls' });
  await panel.getByLabel('notification-count').waitFor();
  for (const control of [
    page.getByRole('checkbox', { name: '320' }),
    page.getByRole('radio', { name: 'Fit' }),
    page.getByRole('combobox', { name: 'Language', exact: true }),
    panel.getByRole('switch').first(),
  ]) {
    await control.focus();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
  }
  const text = panel.getByRole('textbox', { name: 'workspace-title' });
  await text.focus();
  await page.keyboard.press('/');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('/');
});

test('the catalogue shows a state at widths and with switches that it is made for, and says which', async ({
  page,
}) => {
  await page.goto('/demo/catalogue/?state=menus/simple&widths=320');
  await expect(page.getByRole('group', { name: 'Widths from 1024 px' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '320' })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: '1440' })).toBeChecked();
  await expect(shownFrame(page).getByRole('link', { name: /Service plans/ })).toBeVisible();
  await page.goto('/demo/catalogue/?state=workspace/with-tabs&theme=dark');
  await expect(page.getByText('This state sets its own person.')).toBeVisible();
  await expect(shownFrame(page).locator('fp-workspace-bar')).toHaveAttribute('theme', 'dark');
});

test('the catalogue says that it has no such state', async ({ page }) => {
  await page.goto('/demo/catalogue/?state=nonsense');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('no state “nonsense”');
});

test('the catalogue says what to do where its list of states does not come', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/specimens.json', (route) => route.abort());
  await page.goto('/demo/catalogue/');
  await expect(page.getByRole('alert')).toContainText('did not load');
  await expect.poll(() => consoleErrors.join(), 'the failure stays on the console').toContain('TypeError');
  consoleErrors.length = 0;
  await page.unroute('**/specimens.json');
  await page.getByRole('link', { name: 'load it again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elements of the page shell');
});

test('the catalogue’s switches reach each frame and stand in the address', async ({ page }) => {
  await page.goto('/demo/catalogue/?state=header/visitor');
  await page.getByRole('combobox', { name: 'Market', exact: true }).selectOption('de');
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('lincoln');
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('rtl');
  await page.getByRole('checkbox', { name: '320' }).check();
  const frames = page.locator('#stage iframe');
  await expect(frames).toHaveCount(2);
  for (const index of [0, 1]) {
    const header = frames.nth(index).contentFrame().locator('fp-header');
    await expect(header).toHaveAttribute('theme', 'lincoln');
    await expect(header).toHaveAttribute('locale', 'de-de');
    await expect(frames.nth(index).contentFrame().locator('html')).toHaveAttribute('dir', 'rtl');
  }
  await page.reload();
  await expect(frames).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Market', exact: true })).toHaveValue('de');
  await page.goBack();
  await expect(frames).toHaveCount(1);
});

test('a link to a state of the catalogue sets nothing but what the element has of its own', async ({
  page,
}) => {
  await page.goto(
    '/demo/catalogue/states/skip-link.html?fp-skip-link:textContent="Own"&fp-skip-link.title=Own&fp-skip-link.target=own',
  );
  const link = page.locator('fp-skip-link').first();
  await expect(link).toHaveAttribute('target', 'own');
  await expect(link).not.toHaveAttribute('title');
  await expect(link).not.toContainText('Own');
});

test('the catalogue takes the window’s width, and shows frames in true size on demand', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/demo/catalogue/?state=header/visitor');
  const frame = page.locator('.frame');
  await expect(page.locator('figcaption')).toHaveText(/^1440 px at 7\d %$/);
  await page.getByRole('radio', { name: 'Fit' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/&size=true$/);
  await expect(page.locator('figcaption')).toHaveText('1440 px');
  expect((await page.locator('#stage iframe').boundingBox())?.width).toBe(1440);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  expect(await axeProblems(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Fit' })).toBeChecked();
  await expect(frame).not.toHaveAttribute('tabindex');
});

test('the catalogue says where the market comes from, and shows names of languages whole', async ({
  page,
}) => {
  await page.goto('/demo/catalogue/?state=header/visitor&market=at');
  await expect(page.getByRole('tabpanel', { name: 'Controls' })).toContainText('From src: /markets/at.json');
  const select = page.getByRole('combobox', { name: 'Language', exact: true });
  const hasRoom = await select.evaluate((element: HTMLSelectElement) => {
    const copy = element.cloneNode(true) as HTMLSelectElement;
    copy.style.width = 'auto';
    element.after(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return element.getBoundingClientRect().width >= width;
  });
  expect(hasRoom).toBe(true);
});

test('the catalogue’s controls change the element in sight, and a link brings the change along', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/demo/catalogue/?state=header/visitor');
  const panel = page.getByRole('tabpanel', { name: 'Controls' });
  const header = shownFrame(page).getByRole('banner');
  await expect(panel).toBeInViewport();
  await panel.getByLabel('notification-count').fill('7');
  await expect(header).toBeInViewport({ ratio: 0.9 });
  await expect(header.getByRole('button', { name: 'Notifications: 7' })).toBeInViewport();
  await panel.getByRole('switch', { name: 'search', exact: true }).check();
  await expect(header.getByRole('searchbox')).toBeVisible();
  await page.reload();
  await expect(header.getByRole('button', { name: 'Notifications: 7' })).toBeVisible();
  await panel.getByRole('button', { name: 'Set back' }).click();
  await expect(
    header
      .getByRole('button', { name: 'Sign in' })
      .or(header.getByRole('link', { name: 'Sign in' }))
      .first(),
  ).toBeVisible();
  await expect(header.getByRole('button', { name: /Notifications/ })).toBeHidden();
  await expect(page).toHaveURL(/\?state=header\/visitor$/);
});

test('the catalogue’s controls take away what a state has set itself, and a link does, too', async ({
  page,
}) => {
  await page.goto('/demo/catalogue/?state=banners/information-with-an-x');
  const panel = page.getByRole('tabpanel', { name: 'Controls' });
  const banner = shownFrame(page).locator('fp-banner');
  await expect(banner.getByRole('button', { name: 'Close' })).toBeVisible();
  await panel.getByRole('switch', { name: 'closable' }).uncheck();
  await expect(banner.getByRole('button', { name: 'Close' })).toBeHidden();
  await page.reload();
  await expect(banner).toContainText('Your session goes on');
  await expect(panel.getByRole('switch', { name: 'closable' })).not.toBeChecked();
  await expect(banner.getByRole('button', { name: 'Close' })).toBeHidden();
  await panel.getByLabel('text', { exact: true }).fill('');
  await expect(banner).toBeEmpty();
});

test('the catalogue logs events, copies markup and reports what axe says', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/demo/catalogue/?state=header/visitor&panel=events');
  // The page listens to its frame from the moment at which it shows its markup.
  await expect(page.locator('#panel-markup pre').first()).toBeAttached();
  await shownFrame(page).getByRole('button', { name: 'Charging', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Events' }).getByRole('listitem')).toContainText([
    /fp-menu-open.*submenu/,
  ]);
  await page.getByRole('tab', { name: 'Events' }).press('End');
  await page.getByRole('button', { name: 'Check this state' }).click();
  await expect(page.getByRole('heading', { name: '1440 px: no problem' })).toBeVisible();
  await page.getByRole('tab', { name: 'Markup' }).click();
  await page.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(page.getByRole('button', { name: 'Copy HTML' })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /<fp-header[^>]*src="\/markets\/us.json"/,
  );
  await page.getByRole('tab', { name: 'Manual' }).click();
  await expect(page.getByRole('row', { name: /^fp-locale-change/ })).toContainText('cancelable');
});
