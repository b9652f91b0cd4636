import { ofCompany, type ByCompany } from '../../../common/by-company.ts';
import { monthlyPrices } from './prices.ts';
import { row, type RecordLists, type Row } from './record.ts';

const orders: ByCompany<readonly Row[]> = {
  sample: [
    row('O-10482', ['City Van, elektrisch', 'Woche 50'], 'good', 'Im Plan'),
    row('O-10477', ['Pickup, Doppelkabine', 'Woche 52'], 'soon', 'Wartet auf Freigabe'),
    row('O-10463', ['Koffer, 3,5 t', 'Woche 48'], 'bad', 'Verspätet'),
  ],
  'Lakeside Van Rental': [
    row('O-20115', ['Leihtransporter, elektrisch', 'Woche 3'], 'good', 'Im Plan'),
    row('O-20109', ['Teiletransporter, mittleres Dach', 'Woche 9'], 'soon', 'Wartet auf Freigabe'),
  ],
  'Northline Utilities': [
    row('O-30241', ['Hubarbeitsbühne, isoliert', 'Woche 10'], 'soon', 'Wartet auf Freigabe'),
  ],
};

const users: ByCompany<readonly Row[]> = {
  sample: [
    row('Amina Farouk', ['Flottenleitung', 'Heute'], 'good', 'Aktiv'),
    row('Tom Bergström', ['Liest Berichte', 'Letzte Woche'], 'good', 'Aktiv'),
    row('Lea Moreau', ['Einkauf', 'Nie'], 'soon', 'Eingeladen'),
  ],
  'Lakeside Van Rental': [
    row('Grace Obi', ['Flottenleitung', 'Heute'], 'good', 'Aktiv'),
    row('Ben Whitlock', ['Einkauf', 'Gestern'], 'good', 'Aktiv'),
  ],
  'Northline Utilities': [
    row('Jonas Okafor', ['Flottenleitung', 'Heute'], 'good', 'Aktiv'),
    row('Rosa Delgado', ['Liest Berichte', 'Nie'], 'soon', 'Eingeladen'),
  ],
};

const partners: ByCompany<readonly Row[]> = {
  sample: [
    row('Ring Road Workshop', ['Service, Reifen', '2022'], 'good', 'Aktiv'),
    row('Old Port Charging', ['Laden', '2025'], 'soon', 'Vertrag endet bald'),
  ],
  'Lakeside Van Rental': [
    row('Lakefront Body Shop', ['Reparatur, Lack', '2023'], 'good', 'Aktiv'),
    row('Two Bridges Cleaning', ['Reinigung zwischen Vermietungen', '2026'], 'good', 'Aktiv'),
  ],
  'Northline Utilities': [
    row('Summit Truck Service', ['Service, Prüfung der Hubarme', '2019'], 'good', 'Aktiv'),
    row('Old Port Charging', ['Laden', '2024'], 'bad', 'Vertrag beendet'),
  ],
};

const sharing: ByCompany<readonly Row[]> = {
  sample: [
    row('Ring Road Workshop', ['Kilometerstand, Fehler', 'Juni 2027'], 'good', 'Freigegeben'),
    row('Harbor Insurance', ['Kilometerstand', 'Dezember 2026'], 'soon', 'Endet bald'),
  ],
  'Lakeside Van Rental': [
    row('Lakefront Body Shop', ['Fehler', 'März 2027'], 'good', 'Freigegeben'),
    row('Two Bridges Cleaning', ['Standort', 'Dezember 2026'], 'soon', 'Endet bald'),
  ],
  'Northline Utilities': [
    row(
      'Summit Truck Service',
      ['Kilometerstand, Fehler, Hubstunden', 'September 2027'],
      'good',
      'Freigegeben',
    ),
  ],
};

const reports: ByCompany<readonly Row[]> = {
  sample: [
    row('Fahrten und Leerlauf', ['November 2026', 'Jede Nacht'], 'good', 'Aktuell'),
    row('Stunden am Steuer', ['November 2026', 'Jede Nacht'], 'good', 'Aktuell'),
    row('Kosten nach Depot', ['Oktober 2026', 'Auf Wunsch'], 'soon', 'Wird erstellt'),
  ],
  'Lakeside Van Rental': [
    row('Vermietete Tage', ['November 2026', 'Jede Nacht'], 'good', 'Aktuell'),
    row('Schäden je Vermietung', ['Oktober 2026', 'Auf Wunsch'], 'soon', 'Wird erstellt'),
  ],
  'Northline Utilities': [
    row('Hubstunden', ['November 2026', 'Jede Nacht'], 'good', 'Aktuell'),
    row('Leerlauf auf Baustellen', ['November 2026', 'Jede Nacht'], 'good', 'Aktuell'),
    row('Kosten nach Trupp', ['Oktober 2026', 'Auf Wunsch'], 'bad', 'Fehlgeschlagen'),
  ],
};

export const german: RecordLists = (money, companyName) => ({
  orders: {
    title: 'Offene Bestellungen',
    columns: ['Bestellung', 'Fahrzeug', 'Lieferung', 'Status'],
    rows: ofCompany(orders, companyName),
  },
  products: {
    title: 'Produkte',
    columns: ['Produkt', 'Für', 'Preis', 'Status'],
    rows: [
      row('Telematik', ['Alle Fahrzeuge', `${money(monthlyPrices.telematics)} im Monat`], 'good', 'Aktiv'),
      row(
        'Laden im Depot',
        ['Elektrofahrzeuge', `${money(monthlyPrices['depot-charging'])} im Monat`],
        'soon',
        'Probezeit endet bald',
      ),
      row(
        'Fahrtraining',
        ['Fahrpersonal', `${money(monthlyPrices['driver-coaching'])} im Monat`],
        'good',
        'Verfügbar',
      ),
    ],
  },
  users: {
    title: 'Nutzer',
    columns: ['Name', 'Rolle', 'Zuletzt hier', 'Status'],
    rows: ofCompany(users, companyName),
  },
  partners: {
    title: 'Partner',
    columns: ['Partner', 'Leistungen', 'Seit', 'Status'],
    rows: ofCompany(partners, companyName),
  },
  sharing: {
    title: 'Datenfreigabe',
    columns: ['Freigegeben für', 'Daten', 'Bis', 'Status'],
    rows: ofCompany(sharing, companyName),
  },
  subscriptions: {
    title: 'Abonnements',
    columns: ['Abonnement', 'Fahrzeuge', 'Verlängerung', 'Status'],
    rows: [
      row('Telematik', ['24', 'März 2027'], 'good', 'Aktiv'),
      row('Fahrtraining', ['8', 'Dezember 2026'], 'soon', 'Endet bald'),
    ],
  },
  reports: {
    title: 'Berichte',
    columns: ['Bericht', 'Zeitraum', 'Erstellt', 'Status'],
    rows: ofCompany(reports, companyName),
  },
});
