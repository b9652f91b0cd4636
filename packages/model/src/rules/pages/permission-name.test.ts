import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { permissions } from '../../constants/index.ts';
import { pageMessages } from '../../messages/index.ts';
import { permissionName } from './permission-name.ts';

describe('the name of a permission', () => {
  const names = [
    ['FLEET_REPORTS_VIEW', 'en-us', 'See fleet reports'],
    ['FLEET_REPORTS_VIEW', 'de-de', 'Flottenberichte ansehen'],
    ['FLEET_COSTS_VIEW', 'en-us', 'See fleet costs'],
    ['VEHICLE_ORDERS_VIEW', 'en-us', 'See vehicle orders'],
    ['SERVICE_HISTORY_VIEW', 'en-us', 'See the service history'],
    ['MARKETPLACE_VIEW', 'en-us', 'Use the marketplace'],
    ['DATA_SHARING_VIEW', 'en-us', 'See data sharing with partners'],
    ['PARTNER_MANAGEMENT_VIEW', 'en-us', 'Manage partners'],
    ['YARD_KEYS_LEND', 'en-us', 'Yard keys lend'],
    ['constructor', 'en-us', 'Constructor'],
  ] as const;
  for (const [code, locale, name] of names) {
    it(`[GAT-03] of ${code} reads “${name}” in ${locale}`, async () => {
      assert.equal(permissionName(code, await pageMessages(locale)), name);
    });
  }

  for (const code of Object.values(permissions)) {
    it(`[GAT-03] of ${code}, which the shell itself asks for, is explained`, async () => {
      const messages = await pageMessages('en-us');
      assert.ok(Object.values(messages).includes(permissionName(code, messages)));
    });
  }
});
