import type { Page } from '@playwright/test';
import { expect, heading, test } from './fixtures.ts';
import { hold } from './hold-and-watch.ts';
import { styled } from './styled.ts';

const address = '/demo/host/connected.html';
const banner = (page: Page) => page.getByRole('banner');
const bell = (page: Page) => banner(page).getByRole('button', { name: /^Notifications/ });
const drawer = (page: Page) => page.locator('fp-notification-drawer').getByRole('dialog');
const log = (page: Page) => page.getByRole('main').getByRole('list').last();

/** Opens the page as the fleet customer, who has notifications and a cart. */
async function open(page: Page, enterAs: (id: string) => Promise<void>): Promise<void> {
  await page.goto('/login');
  await enterAs('fleet-customer');
  await page.goto(address);
  await expect(banner(page).getByRole('button', { name: 'M Lindqvist' })).toBeVisible();
}

test('[SES-02] a page that one call connects signs in at the login page and comes back', async ({
  page,
  signIn,
}) => {
  await signIn('Fleet customer', address);
  await expect(page).toHaveURL(address);
  await expect(banner(page).getByRole('button', { name: 'M Lindqvist' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: /^Cart 3$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Signed in as Maya Lindqvist');
  const footer = page.locator('fp-footer');
  type Footer = HTMLElement & { session: { SESSIONID: string | null } };
  expect(await footer.evaluate((element: Footer) => element.session.SESSIONID)).toEqual(expect.any(String));
});

for (const [name, path, width, height] of [
  ['a connected page', address, 1280, 800],
  ['a page with everything', '/demo/host/everything.html', 320, 568],
] as const) {
  test(`[HDR-01] the keyboard goes up ${name} without a stop beneath the header at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path, { waitUntil: 'networkidle' });
    const links = page.locator('fp-footer').getByRole('link');
    await links.last().focus();
    await expect(links.last()).toBeFocused();
    // The position of the focused element: in the header, else below it or clear of it.
    const place = () =>
      page.evaluate(() => {
        const header = document.querySelector('fp-header');
        let focused = document.activeElement;
        if (!focused || focused === document.body || focused === header) return 'header';
        while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        const edge = header?.getBoundingClientRect().bottom ?? 0;
        return focused.getBoundingClientRect().top < edge ? focused.textContent.trim() : 'clear';
      });
    for (let stop = 0; stop < 40 && (await place()) !== 'header'; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(place).toMatch(/^(?:clear|header)$/);
    }
    expect(await place()).toBe('header');
  });
}

for (const [name, width] of [
  ['connected', 320],
  ['connected', 1024],
  ['retail', 1440],
] as const) {
  test(`[HDR-01] the links of the page ${name} itself stay in place as the header comes at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const letScriptGo = await hold(page, '**/*.js');
    const letMarketGo = await hold(page, '**/markets/*.json');
    await page.goto(`/demo/host/${name}.html`, { waitUntil: 'commit' });
    const links = page.locator('fp-header > a');
    await expect(links).toHaveCount(2);
    const places = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.querySelectorAll('fp-header > a')].map((link) => {
          const { x, y } = link.getBoundingClientRect();
          return [x, y];
        });
      });
    await styled(page);
    const before = await places();
    await letScriptGo();
    await expect(page.locator('fp-header:defined .main-bar')).toBeVisible();
    expect(await places()).toEqual(before);
    await letMarketGo();
    await expect(links.first()).toBeHidden();
  });
}

test('[NTF-01][NTF-05][NTF-07] its bell opens the drawer, which is worked by keyboard alone', async ({
  page,
  enterAs,
}) => {
  await open(page, enterAs);
  await expect(bell(page)).toHaveAccessibleName(/: \d+$/);
  await bell(page).press('Enter');
  const first = drawer(page)
    .getByRole('button', { name: /^Delete/ })
    .first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^Delete: ./);
  const remove = drawer(page).getByRole('button', { name, exact: true });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});

test('[SES-02] it shows a visitor as soon as another tab has signed out', async ({
  page,
  context,
  enterAs,
}) => {
  await open(page, enterAs);
  await bell(page).press('Enter');
  await expect(drawer(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(address);
  await banner(other).getByRole('button', { name: 'M Lindqvist' }).press('Enter');
  await banner(other).getByRole('link', { name: 'Sign out' }).press('Enter');
  await expect(banner(page).getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await expect(bell(page)).toHaveCount(0);
});

test('[FTR-04][CKC-01] its footer opens the cookie settings, and the page hears the decision', async ({
  page,
}) => {
  await page.goto(address);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('fp-cookie-consent')));
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Cookie/ })
    .press('Enter');
  const settings = page.locator('fp-cookie-consent').getByRole('dialog');
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: 'Accept all' }).press('Enter');
  await expect(settings).toBeHidden();
  await expect(log(page)).toContainText('Cookies allowed: necessary, performance, functionality, targeting');
});

test('[MOD-01][BAN-02] its script asks with a modal and says how it ended at the top', async ({ page }) => {
  await page.goto(address);
  const book = page.getByRole('button', { name: 'Book the other 48' });
  await book.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Book 48 vehicles?' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');
  await modal.getByRole('button', { name: 'Book them' }).press('Enter');
  await expect(page.locator('fp-top-notifications')).toContainText('48 vehicles are booked');
});

test('[NTF-07] it counts anew, disconnects and connects again at a press', async ({ page, enterAs }) => {
  await open(page, enterAs);
  await page.getByRole('button', { name: 'Count anew' }).press('Enter');
  await expect(log(page)).toContainText(/Unread: \d/);
  const connection = page.getByRole('button', { name: 'Disconnect' });
  await connection.press('Enter');
  await expect(banner(page).getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Connect', exact: true }).press('Enter');
  await expect(banner(page).getByRole('button', { name: 'M Lindqvist' })).toBeVisible();
});

test('[API-09] its header shows a visitor where the session does not come, and its bell tries the list again', async ({
  page,
  enterAs,
  askForFault,
  takeFaultsAway,
  consoleErrors,
}) => {
  await open(page, enterAs);
  await askForFault({ call: 'getNotifications', status: 500 });
  await bell(page).press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await takeFaultsAway();
  await bell(page).press('Enter');
  await expect(drawer(page).locator('.card').first()).toBeVisible();
  await askForFault({ call: 'getSession', body: 'malformed' });
  await page.goto(address);
  await expect(banner(page).getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(heading(page)).toHaveText('Winter tires');
  await expect
    .poll(() => consoleErrors.filter((line) => line.startsWith('connectShell: ')))
    .toEqual([
      `connectShell: getNotifications: status 500, asked at ${new URL('/getNotifications', page.url())}`,
      `connectShell: getSession: the answer is not JSON, asked at ${new URL('/session', page.url())}`,
    ]);
  consoleErrors.length = 0;
});

test('[NTF-06] whoever leaves while some of many dismissals are not sent yet is asked first', async ({
  page,
  enterAs,
  askForFault,
}) => {
  await open(page, enterAs);
  const notifications = Array.from({ length: 120 }, (_, at) => ({
    notificationId: `n${at}`,
    title: `${at}`,
  }));
  await askForFault({ call: 'getNotifications', answer: { notifications } });
  await askForFault({ call: 'deleteNotification', answer: {} });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await bell(page).click();
  const letGo = await hold(page, '**/deleteNotification/*');
  await drawer(page).getByRole('button', { name: 'Dismiss all' }).click();
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await letGo();
  await expect(drawer(page).getByRole('status')).toHaveText('Deleted. 0 notifications are left.');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});

test('[NTF-01][CKC-01][MOD-01] all of it stands under a strict policy and with Trusted Types', async ({
  page,
  context,
  enterAs,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      sessionStorage.setItem('violation', `${violatedDirective} ${blockedURI}`),
    );
  });
  await context.clearCookies();
  await open(page, enterAs);
  const question = page.getByRole('region', { name: 'Your choice about cookies' });
  await expect(question).toContainText('at the foot of each page. Privacy policy');
  await page.getByRole('button', { name: 'Refuse all' }).press('Enter');
  await bell(page).press('Enter');
  await expect(drawer(page).locator('.card').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Book the other 48' }).press('Enter');
  await page.getByRole('button', { name: 'Book them' }).press('Enter');
  await expect(page.locator('fp-top-notifications')).toContainText('48 vehicles are booked');
  expect(await page.evaluate(() => sessionStorage.getItem('violation'))).toBeNull();
  expect(consoleErrors).toEqual([]);
  // Proves that the policy is in force.
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('violation'))).toContain('style-src');
  await expect.poll(() => consoleErrors.splice(0)).toHaveLength(1);
});

test('[LAY-01] the connected page fits each width', async ({ page, enterAs }) => {
  await page.goto('/login');
  await enterAs('fleet-customer');
  await page.goto(address);
  for (const width of [320, 600, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bell(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the first host page leads to the connected one', async ({ page }) => {
  await page.goto('/demo/host/');
  await page.getByRole('link', { name: /single call/ }).press('Enter');
  await expect(heading(page)).toHaveText('Winter tires');
});
