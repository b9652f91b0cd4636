import type { Texts } from '../../../common/texts.ts';

export interface Words {
  title: string;
  lead: string;
  company: string;
  vehicles: string;
  good: string;
  soon: string;
  bad: string;
  search: string;
  status: string;
  all: string;
  found: string;
  none: string;
  vehicle: string;
  mileage: string;
  service: string;
  charge: string;
  combustion: string;
  back: string;
  history: string;
}

export const texts: Texts<Words> = {
  en: {
    title: 'Fleet health',
    lead: 'Which vehicles are ready, and which need a workshop.',
    company: 'Vehicles of {company}',
    vehicles: 'Vehicles',
    good: 'Ready',
    soon: 'Service due soon',
    bad: 'Service overdue',
    search: 'Vehicle or plate',
    status: 'Status',
    all: 'All',
    found: '{count} of {total} vehicles',
    none: 'No vehicle matches. Try another word or status.',
    vehicle: 'Vehicle',
    mileage: 'Mileage',
    service: 'Next service',
    charge: 'Battery',
    combustion: 'No battery',
    back: 'All vehicles',
    history: 'Service history',
  },
  de: {
    title: 'Zustand der Flotte',
    lead: 'Welche Fahrzeuge bereit sind und welche in die Werkstatt müssen.',
    company: 'Fahrzeuge von {company}',
    vehicles: 'Fahrzeuge',
    good: 'Bereit',
    soon: 'Service bald fällig',
    bad: 'Service überfällig',
    search: 'Fahrzeug oder Kennzeichen',
    status: 'Status',
    all: 'Alle',
    found: '{count} von {total} Fahrzeugen',
    none: 'Kein Fahrzeug passt. Versuchen Sie ein anderes Wort oder einen anderen Status.',
    vehicle: 'Fahrzeug',
    mileage: 'Kilometerstand',
    service: 'Nächster Service',
    charge: 'Batterie',
    combustion: 'Keine Batterie',
    back: 'Alle Fahrzeuge',
    history: 'Servicehistorie',
  },
};
