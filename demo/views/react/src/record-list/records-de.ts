import { row, type RecordLists } from './record.ts';

export const german: RecordLists = (money) => ({
  orders: {
    title: 'Offene Bestellungen',
    columns: ['Bestellung', 'Fahrzeug', 'Lieferung', 'Status'],
    rows: [
      row('O-10482', ['City Van, elektrisch', 'Woche 50'], 'good', 'Im Plan'),
      row('O-10477', ['Pickup, Doppelkabine', 'Woche 52'], 'soon', 'Wartet auf Freigabe'),
      row('O-10463', ['Koffer, 3,5 t', 'Woche 48'], 'bad', 'Verspätet'),
    ],
  },
  products: {
    title: 'Produkte',
    columns: ['Produkt', 'Für', 'Preis', 'Status'],
    rows: [
      row('Telematik', ['Alle Fahrzeuge', `${money(12)} im Monat`], 'good', 'Aktiv'),
      row('Laden im Depot', ['Elektrofahrzeuge', `${money(8.5)} im Monat`], 'soon', 'Probezeit endet bald'),
      row('Fahrtraining', ['Fahrpersonal', `${money(4)} im Monat`], 'good', 'Verfügbar'),
    ],
  },
  cart: {
    title: 'Warenkorb',
    columns: ['Produkt', 'Menge', 'Preis', 'Status'],
    rows: [row('Telematik', ['24', `${money(288)} im Monat`], 'good', 'Bereit zur Bestellung')],
  },
  users: {
    title: 'Nutzer',
    columns: ['Name', 'Rolle', 'Zuletzt hier', 'Status'],
    rows: [
      row('Amina Farouk', ['Flottenleitung', 'Heute'], 'good', 'Aktiv'),
      row('Tom Bergström', ['Liest Berichte', 'Letzte Woche'], 'good', 'Aktiv'),
      row('Lea Moreau', ['Einkauf', 'Nie'], 'soon', 'Eingeladen'),
    ],
  },
  partners: {
    title: 'Partner',
    columns: ['Partner', 'Leistungen', 'Seit', 'Status'],
    rows: [
      row('Ring Road Workshop', ['Service, Reifen', '2022'], 'good', 'Aktiv'),
      row('Old Port Charging', ['Laden', '2025'], 'soon', 'Vertrag endet bald'),
    ],
  },
  sharing: {
    title: 'Datenfreigabe',
    columns: ['Freigegeben für', 'Daten', 'Bis', 'Status'],
    rows: [
      row('Ring Road Workshop', ['Kilometerstand, Fehler', 'Juni 2027'], 'good', 'Freigegeben'),
      row('Harbor Insurance', ['Kilometerstand', 'Dezember 2026'], 'soon', 'Endet bald'),
    ],
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
    rows: [
      row('Fahrten und Leerlauf', ['November 2026', 'Jede Nacht'], 'good', 'Aktuell'),
      row('Stunden am Steuer', ['November 2026', 'Jede Nacht'], 'good', 'Aktuell'),
      row('Kosten nach Depot', ['Oktober 2026', 'Auf Wunsch'], 'soon', 'Wird erstellt'),
    ],
  },
});
