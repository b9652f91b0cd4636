import { monthlyPrices } from './prices.ts';
import { forAll, month, name, type RecordList } from './record.ts';

export const lists = {
  orders: {
    title: 'openOrders',
    columns: ['order', 'vehicle', 'delivery', 'status'],
    rows: {
      sample: [
        [name('O-10482'), 'cityVan', month('2026-12'), 'good', 'onSchedule'],
        [name('O-10477'), 'pickup', month('2026-12'), 'soon', 'waitsForApproval'],
        [name('O-10463'), 'cargoBox', month('2026-11'), 'bad', 'delayed'],
      ],
      'Lakeside Van Rental': [
        [name('O-20115'), 'loanVan', month('2027-01'), 'good', 'onSchedule'],
        [name('O-20109'), 'partsVan', month('2027-02'), 'soon', 'waitsForApproval'],
      ],
      'Northline Utilities': [[name('O-30241'), 'bucketTruck', month('2027-03'), 'soon', 'waitsForApproval']],
    },
  },
  products: {
    title: 'products',
    columns: ['product', 'for', 'price', 'status'],
    rows: forAll([
      ['telematics', 'allVehicles', { monthly: monthlyPrices.telematics }, 'good', 'active'],
      [
        'depotCharging',
        'electricVehicles',
        { monthly: monthlyPrices['depot-charging'] },
        'soon',
        'trialEndsSoon',
      ],
      ['driverCoaching', 'drivers', { monthly: monthlyPrices['driver-coaching'] }, 'good', 'available'],
    ]),
  },
  users: {
    title: 'users',
    columns: ['name', 'role', 'lastHere', 'status'],
    rows: {
      sample: [
        [name('Amina Farouk'), 'fleetManager', 'today', 'good', 'active'],
        [name('Tom Bergström'), 'reportReader', 'lastWeek', 'good', 'active'],
        [name('Lea Moreau'), 'buyer', 'never', 'soon', 'invited'],
      ],
      'Lakeside Van Rental': [
        [name('Grace Obi'), 'fleetManager', 'today', 'good', 'active'],
        [name('Ben Whitlock'), 'buyer', 'yesterday', 'good', 'active'],
      ],
      'Northline Utilities': [
        [name('Jonas Okafor'), 'fleetManager', 'today', 'good', 'active'],
        [name('Rosa Delgado'), 'reportReader', 'never', 'soon', 'invited'],
      ],
    },
  },
  partners: {
    title: 'partners',
    columns: ['partner', 'services', 'since', 'status'],
    rows: {
      sample: [
        [name('Ring Road Workshop'), 'serviceAndTyres', { year: '2022' }, 'good', 'active'],
        [name('Old Port Charging'), 'charging', { year: '2025' }, 'soon', 'contractEndsSoon'],
      ],
      'Lakeside Van Rental': [
        [name('Lakefront Body Shop'), 'repairsAndPaint', { year: '2023' }, 'good', 'active'],
        [name('Two Bridges Cleaning'), 'cleaning', { year: '2026' }, 'good', 'active'],
      ],
      'Northline Utilities': [
        [name('Summit Truck Service'), 'serviceAndLifts', { year: '2019' }, 'good', 'active'],
        [name('Old Port Charging'), 'charging', { year: '2024' }, 'bad', 'contractEnded'],
      ],
    },
  },
  sharing: {
    title: 'dataSharing',
    columns: ['sharedWith', 'data', 'until', 'status'],
    rows: {
      sample: [
        [name('Ring Road Workshop'), 'mileageAndFaults', month('2027-06'), 'good', 'shared'],
        [name('Harbor Insurance'), 'mileage', month('2026-12'), 'soon', 'endsSoon'],
      ],
      'Lakeside Van Rental': [
        [name('Lakefront Body Shop'), 'faults', month('2027-03'), 'good', 'shared'],
        [name('Two Bridges Cleaning'), 'location', month('2026-12'), 'soon', 'endsSoon'],
      ],
      'Northline Utilities': [
        [name('Summit Truck Service'), 'mileageFaultsAndLifts', month('2027-09'), 'good', 'shared'],
      ],
    },
  },
  subscriptions: {
    title: 'subscriptions',
    columns: ['subscription', 'vehicles', 'renewal', 'status'],
    rows: forAll([
      ['telematics', { count: 24 }, month('2027-03'), 'good', 'active'],
      ['driverCoaching', { count: 8 }, month('2026-12'), 'soon', 'endsSoon'],
    ]),
  },
  reports: {
    title: 'reports',
    columns: ['report', 'period', 'made', 'status'],
    rows: {
      sample: [
        ['tripsAndIdling', month('2026-11'), 'everyNight', 'good', 'upToDate'],
        ['hoursAtTheWheel', month('2026-11'), 'everyNight', 'good', 'upToDate'],
        ['costByDepot', month('2026-10'), 'onRequest', 'soon', 'beingMade'],
      ],
      'Lakeside Van Rental': [
        ['daysOnLoan', month('2026-11'), 'everyNight', 'good', 'upToDate'],
        ['damageByLoan', month('2026-10'), 'onRequest', 'soon', 'beingMade'],
      ],
      'Northline Utilities': [
        ['liftHours', month('2026-11'), 'everyNight', 'good', 'upToDate'],
        ['idlingAtSites', month('2026-11'), 'everyNight', 'good', 'upToDate'],
        ['costByCrew', month('2026-10'), 'onRequest', 'bad', 'failed'],
      ],
    },
  },
} satisfies Record<string, RecordList>;
