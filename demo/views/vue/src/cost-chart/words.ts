import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<
  Record<
    'title' | 'lead' | 'energy' | 'service' | 'tyres' | 'month' | 'total' | 'asTable' | 'asChart' | 'summary',
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
  },
  us: { lead: 'What a mile costs, all vehicles.', tyres: 'Tires' },
  gb: { lead: 'What a mile costs, all vehicles.' },
  ca: { tyres: 'Tires' },
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
  },
};
