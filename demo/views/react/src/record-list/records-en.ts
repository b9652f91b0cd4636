import { ofCompany, type ByCompany } from '../../../common/by-company.ts';
import { monthlyPrices } from './prices.ts';
import { row, type RecordLists, type Row } from './record.ts';

const orders: ByCompany<readonly Row[]> = {
  sample: [
    row('O-10482', ['City van, electric', 'Mid-December'], 'good', 'On schedule'),
    row('O-10477', ['Pickup, double cab', 'Late December'], 'soon', 'Waits for approval'),
    row('O-10463', ['Cargo box, high roof', 'Late November'], 'bad', 'Delayed'),
  ],
  'Lakeside Van Rental': [
    row('O-20115', ['Loan van, electric', 'Mid-January'], 'good', 'On schedule'),
    row('O-20109', ['Parts van, medium roof', 'Late February'], 'soon', 'Waits for approval'),
  ],
  'Northline Utilities': [
    row('O-30241', ['Bucket truck, insulated lift', 'Early March'], 'soon', 'Waits for approval'),
  ],
};

const users: ByCompany<readonly Row[]> = {
  sample: [
    row('Amina Farouk', ['Fleet manager', 'Today'], 'good', 'Active'),
    row('Tom Bergström', ['Report reader', 'Last week'], 'good', 'Active'),
    row('Lea Moreau', ['Buyer', 'Never'], 'soon', 'Invited'),
  ],
  'Lakeside Van Rental': [
    row('Grace Obi', ['Fleet manager', 'Today'], 'good', 'Active'),
    row('Ben Whitlock', ['Buyer', 'Yesterday'], 'good', 'Active'),
  ],
  'Northline Utilities': [
    row('Jonas Okafor', ['Fleet manager', 'Today'], 'good', 'Active'),
    row('Rosa Delgado', ['Report reader', 'Never'], 'soon', 'Invited'),
  ],
};

const partners: ByCompany<readonly Row[]> = {
  sample: [
    row('Ring Road Workshop', ['Service, wheels', '2022'], 'good', 'Active'),
    row('Old Port Charging', ['Charging', '2025'], 'soon', 'Contract ends soon'),
  ],
  'Lakeside Van Rental': [
    row('Lakefront Body Shop', ['Repairs, paint', '2023'], 'good', 'Active'),
    row('Two Bridges Cleaning', ['Cleaning between loans', '2026'], 'good', 'Active'),
  ],
  'Northline Utilities': [
    row('Summit Truck Service', ['Service, lift inspections', '2019'], 'good', 'Active'),
    row('Old Port Charging', ['Charging', '2024'], 'bad', 'Contract ended'),
  ],
};

const sharing: ByCompany<readonly Row[]> = {
  sample: [
    row('Ring Road Workshop', ['Mileage, faults', 'June 2027'], 'good', 'Shared'),
    row('Harbor Insurance', ['Mileage', 'December 2026'], 'soon', 'Ends soon'),
  ],
  'Lakeside Van Rental': [
    row('Lakefront Body Shop', ['Faults', 'March 2027'], 'good', 'Shared'),
    row('Two Bridges Cleaning', ['Location', 'December 2026'], 'soon', 'Ends soon'),
  ],
  'Northline Utilities': [
    row('Summit Truck Service', ['Mileage, faults, lift hours', 'September 2027'], 'good', 'Shared'),
  ],
};

const reports: ByCompany<readonly Row[]> = {
  sample: [
    row('Trips and idling', ['November 2026', 'Every night'], 'good', 'Up to date'),
    row('Hours at the wheel', ['November 2026', 'Every night'], 'good', 'Up to date'),
    row('Cost by depot', ['October 2026', 'On request'], 'soon', 'Being made'),
  ],
  'Lakeside Van Rental': [
    row('Days on loan', ['November 2026', 'Every night'], 'good', 'Up to date'),
    row('Damage by loan', ['October 2026', 'On request'], 'soon', 'Being made'),
  ],
  'Northline Utilities': [
    row('Lift hours', ['November 2026', 'Every night'], 'good', 'Up to date'),
    row('Idling at work sites', ['November 2026', 'Every night'], 'good', 'Up to date'),
    row('Cost by crew', ['October 2026', 'On request'], 'bad', 'Failed'),
  ],
};

export const english: RecordLists = (money, companyName) => ({
  orders: {
    title: 'Open orders',
    columns: ['Order', 'Vehicle', 'Delivery', 'Status'],
    rows: ofCompany(orders, companyName),
  },
  products: {
    title: 'Products',
    columns: ['Product', 'For', 'Price', 'Status'],
    rows: [
      row('Telematics', ['All vehicles', `${money(monthlyPrices.telematics)} a month`], 'good', 'Active'),
      row(
        'Depot charging',
        ['Electric vehicles', `${money(monthlyPrices['depot-charging'])} a month`],
        'soon',
        'Trial ends soon',
      ),
      row(
        'Driver coaching',
        ['Drivers', `${money(monthlyPrices['driver-coaching'])} a month`],
        'good',
        'Available',
      ),
    ],
  },
  users: {
    title: 'Users',
    columns: ['Name', 'Role', 'Last here', 'Status'],
    rows: ofCompany(users, companyName),
  },
  partners: {
    title: 'Partners',
    columns: ['Partner', 'Services', 'Since', 'Status'],
    rows: ofCompany(partners, companyName),
  },
  sharing: {
    title: 'Data sharing',
    columns: ['Shared with', 'Data', 'Until', 'Status'],
    rows: ofCompany(sharing, companyName),
  },
  subscriptions: {
    title: 'Subscriptions',
    columns: ['Subscription', 'Vehicles', 'Renewal', 'Status'],
    rows: [
      row('Telematics', ['24', 'March 2027'], 'good', 'Active'),
      row('Driver coaching', ['8', 'December 2026'], 'soon', 'Ends soon'),
    ],
  },
  reports: {
    title: 'Reports',
    columns: ['Report', 'Period', 'Made by', 'Status'],
    rows: ofCompany(reports, companyName),
  },
});
