import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { market, person } from '../../testing/fixtures.ts';
import { visitor } from '../session/session.ts';
import { viewMarket, viewUser } from './view-user.ts';

const jordan = () =>
  person({
    userId: 'u1',
    firstName: 'Jordan',
    lastName: 'Rivers',
    email: 'jordan.rivers@example.com',
    userType: 'fleetCustomer',
    permissions: ['FLEET_REPORTS_VIEW'],
    companyInfo: { companyName: 'Northwind Deliveries' },
  });

describe('what a view knows', () => {
  it('[VIEW-02] of the person: names, type, permissions and company, and neither id nor address', () =>
    assert.deepEqual(viewUser(jordan()), {
      firstName: 'Jordan',
      lastName: 'Rivers',
      userType: 'fleetCustomer',
      permissions: ['FLEET_REPORTS_VIEW'],
      companyName: 'Northwind Deliveries',
    }));

  it('[SES-02] of a visitor: nothing, whatever is still there of an ended session', () => {
    assert.equal(viewUser(visitor), null);
    assert.equal(viewUser({ ...jordan(), SESSIONID: null }), null);
  });

  it('[VIEW-02] cannot change what the person may do', () => {
    const session = jordan();
    (viewUser(session)?.permissions as string[]).push('ADMIN');
    assert.deepEqual(session.USER?.permissions, ['FLEET_REPORTS_VIEW']);
  });

  it('[VIEW-02] of the site: its id, title, country and domain', () =>
    assert.deepEqual(viewMarket(market({ countryCode: 'ca' })), {
      id: 'ca',
      title: 'Fleet Canada',
      tld: '.ca',
      countryCode: 'ca',
    }));
});
