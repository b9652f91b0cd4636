import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Browser, browserOf } from './testing/browser.ts';
import { startTestServer } from './testing/server.ts';

const server = await startTestServer();
const address = '/demo/notification-settings';

interface Settings {
  categories: { category: string; isWanted: boolean }[];
}

const save = (browser: Browser, json: object, headers = {}) =>
  browser.fetch(address, { method: 'PUT', json, headers });

async function categoriesShown(browser: Browser): Promise<string[]> {
  const { notifications } = await browser.json<{ notifications: { category: string }[] }>(
    '/getNotifications',
  );
  return notifications.map(({ category }) => category);
}

async function signedIn(): Promise<Browser> {
  const browser = await browserOf(server);
  return browser;
}

describe('the settings of notifications', () => {
  it('[NTF-06] leave out and bring back a category, and the badge counts along', async () => {
    const browser = await signedIn();
    const { count } = await browser.json<{ count: number }>('/getNotificationsCount');
    assert.ok((await categoriesShown(browser)).includes('Maintenance'));
    const answer = await save(browser, { category: 'Maintenance', isWanted: false });
    const { categories } = (await answer.json()) as Settings;
    assert.deepEqual(
      categories.filter(({ isWanted }) => !isWanted).map(({ category }) => category),
      ['Maintenance'],
    );
    assert.ok(!(await categoriesShown(browser)).includes('Maintenance'));
    assert.deepEqual(await browser.json('/getNotificationsCount'), { count: count - 1 });
    await save(browser, { category: 'Maintenance', isWanted: true });
    assert.ok((await categoriesShown(browser)).includes('Maintenance'));
  });

  it('[NTF-06] never keep back what is critical', async () => {
    const browser = await signedIn();
    await save(browser, { category: 'Recalls', isWanted: false });
    assert.ok((await categoriesShown(browser)).includes('Recalls'));
  });

  it('are nobody else’s, and no other site’s to change', async () => {
    const browser = await signedIn();
    const maintenance = { category: 'Maintenance', isWanted: false };
    assert.equal((await save(browser, maintenance, { origin: 'https://evil.example' })).status, 403);
    assert.equal((await save(browser, { category: 'None', isWanted: false })).status, 404);
    assert.equal((await save(browser, { category: 'Maintenance' })).status, 400);
    assert.ok((await categoriesShown(browser)).includes('Maintenance'));
    const visitor = new Browser(server);
    assert.equal((await visitor.fetch(address)).status, 401);
    assert.equal((await save(visitor, maintenance)).status, 401);
  });
});
