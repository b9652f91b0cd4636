import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<
  Record<
    'title' | 'lead' | 'earlier' | 'later' | 'none' | 'planned' | 'service' | 'tyres' | 'inspection',
    string
  >
> = {
  en: {
    title: 'Service calendar',
    lead: 'Workshop visits of your vehicles.',
    earlier: 'Previous month',
    later: 'Next month',
    none: 'Nothing is planned on this day.',
    planned: '{count} planned',
    service: 'Service',
    tyres: 'Tyre change',
    inspection: 'Inspection',
  },
  us: { tyres: 'Tire change' },
  ca: { tyres: 'Tire change' },
  de: {
    title: 'Servicekalender',
    lead: 'Werkstattbesuche Ihrer Fahrzeuge.',
    earlier: 'Voriger Monat',
    later: 'Nächster Monat',
    none: 'An diesem Tag ist nichts geplant.',
    planned: '{count} geplant',
    service: 'Service',
    tyres: 'Reifenwechsel',
    inspection: 'Hauptuntersuchung',
  },
};
