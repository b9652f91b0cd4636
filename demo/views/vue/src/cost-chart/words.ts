import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<
  Record<
    | 'title'
    | 'lead'
    | 'energy'
    | 'service'
    | 'tyres'
    | 'month'
    | 'total'
    | 'asTable'
    | 'asChart'
    | 'summary'
    | 'values',
    string
  >
> = {
  en: {
    title: 'Fuel, energy and cost',
    lead: 'What a kilometre costs, all vehicles.',
    energy: 'Fuel and energy',
    service: 'Service',
    tyres: 'Tyres',
    month: 'Month',
    total: 'Total',
    asTable: 'Show as table',
    asChart: 'Show as chart',
    summary: 'Costs by month, lowest in {low}, highest in {high}.',
    values: 'From {low} to {high}.',
  },
  'en-us': { lead: 'What a mile costs, all vehicles.', tyres: 'Tires' },
  'en-gb': { lead: 'What a mile costs, all vehicles.' },
  'en-ca': { tyres: 'Tires' },
  de: {
    title: 'Kraftstoff, Energie und Kosten',
    lead: 'Was ein Kilometer kostet, alle Fahrzeuge.',
    energy: 'Kraftstoff und Energie',
    service: 'Service',
    tyres: 'Reifen',
    month: 'Monat',
    total: 'Summe',
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    summary: 'Kosten nach Monat, am niedrigsten im {low}, am höchsten im {high}.',
    values: 'Von {low} bis {high}.',
  },
  fr: {
    title: 'Carburant, énergie et coûts',
    lead: 'Ce que coûte un kilomètre, tous véhicules confondus.',
    energy: 'Carburant et énergie',
    service: 'Entretien',
    tyres: 'Pneus',
    month: 'Mois',
    total: 'Total',
    asTable: 'Afficher le tableau',
    asChart: 'Afficher le graphique',
    summary: 'Coûts par mois, au plus bas en {low}, au plus haut en {high}.',
    values: 'De {low} à {high}.',
  },
  es: {
    title: 'Combustible, energía y costes',
    lead: 'Lo que cuesta un kilómetro, todos los vehículos.',
    energy: 'Combustible y energía',
    service: 'Mantenimiento',
    tyres: 'Neumáticos',
    month: 'Mes',
    total: 'Total',
    asTable: 'Ver como tabla',
    asChart: 'Ver como gráfico',
    summary: 'Costes por mes, el más bajo en {low}, el más alto en {high}.',
    values: 'De {low} a {high}.',
  },
  'es-us': {
    title: 'Combustible, energía y costos',
    lead: 'Lo que cuesta una milla, todos los vehículos.',
    tyres: 'Llantas',
    summary: 'Costos por mes, el más bajo en {low}, el más alto en {high}.',
  },
  it: {
    title: 'Carburante, energia e costi',
    lead: 'Quanto costa un chilometro, tutti i veicoli.',
    energy: 'Carburante ed energia',
    service: 'Manutenzione',
    tyres: 'Pneumatici',
    month: 'Mese',
    total: 'Totale',
    asTable: 'Mostra la tabella',
    asChart: 'Mostra il grafico',
    summary: 'Costi per mese, minimo in {low}, massimo in {high}.',
    values: 'Da {low} a {high}.',
  },
  tr: {
    title: 'Yakıt, enerji ve maliyet',
    lead: 'Tüm araçlar için bir kilometrenin maliyeti.',
    energy: 'Yakıt ve enerji',
    service: 'Bakım',
    tyres: 'Lastikler',
    month: 'Ay',
    total: 'Toplam',
    asTable: 'Tablo olarak göster',
    asChart: 'Grafik olarak göster',
    summary: 'Aylara göre maliyet; en düşük: {low}, en yüksek: {high}.',
    values: 'En az {low}, en çok {high}.',
  },
  sv: {
    title: 'Bränsle, energi och kostnad',
    lead: 'Vad en kilometer kostar, alla fordon.',
    energy: 'Bränsle och energi',
    service: 'Service',
    tyres: 'Däck',
    month: 'Månad',
    total: 'Summa',
    asTable: 'Visa som tabell',
    asChart: 'Visa som diagram',
    summary: 'Kostnad per månad, lägst i {low}, högst i {high}.',
    values: 'Från {low} till {high}.',
  },
};
