import { row, type RecordLists } from './record.ts';

export const english: RecordLists = (money) => ({
  orders: {
    title: 'Open orders',
    columns: ['Order', 'Vehicle', 'Delivery', 'Status'],
    rows: [
      row('O-10482', ['City van, electric', 'Mid-December'], 'good', 'On schedule'),
      row('O-10477', ['Pickup, double cab', 'Late December'], 'soon', 'Waits for approval'),
      row('O-10463', ['Cargo box, high roof', 'Late November'], 'bad', 'Delayed'),
    ],
  },
  products: {
    title: 'Products',
    columns: ['Product', 'For', 'Price', 'Status'],
    rows: [
      row('Telematics', ['All vehicles', `${money(12)} a month`], 'good', 'Active'),
      row('Depot charging', ['Electric vehicles', `${money(8.5)} a month`], 'soon', 'Trial ends soon'),
      row('Driver coaching', ['Drivers', `${money(4)} a month`], 'good', 'Available'),
    ],
  },
  cart: {
    title: 'Cart',
    columns: ['Product', 'Quantity', 'Price', 'Status'],
    rows: [row('Telematics', ['24', `${money(288)} a month`], 'good', 'Ready to order')],
  },
  users: {
    title: 'Users',
    columns: ['Name', 'Role', 'Last here', 'Status'],
    rows: [
      row('Amina Farouk', ['Fleet manager', 'Today'], 'good', 'Active'),
      row('Tom Bergström', ['Report reader', 'Last week'], 'good', 'Active'),
      row('Lea Moreau', ['Buyer', 'Never'], 'soon', 'Invited'),
    ],
  },
  partners: {
    title: 'Partners',
    columns: ['Partner', 'Services', 'Since', 'Status'],
    rows: [
      row('Ring Road Workshop', ['Service, wheels', '2022'], 'good', 'Active'),
      row('Old Port Charging', ['Charging', '2025'], 'soon', 'Contract ends soon'),
    ],
  },
  sharing: {
    title: 'Data sharing',
    columns: ['Shared with', 'Data', 'Until', 'Status'],
    rows: [
      row('Ring Road Workshop', ['Mileage, faults', 'June 2027'], 'good', 'Shared'),
      row('Harbor Insurance', ['Mileage', 'December 2026'], 'soon', 'Ends soon'),
    ],
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
    rows: [
      row('Trips and idling', ['November 2026', 'Every night'], 'good', 'Up to date'),
      row('Hours at the wheel', ['November 2026', 'Every night'], 'good', 'Up to date'),
      row('Cost by depot', ['October 2026', 'On request'], 'soon', 'Being made'),
    ],
  },
});
