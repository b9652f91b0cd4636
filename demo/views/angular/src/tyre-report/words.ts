import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<
  Record<
    | 'title'
    | 'lead'
    | 'vehicle'
    | 'depth'
    | 'inspection'
    | 'status'
    | 'good'
    | 'soon'
    | 'bad'
    | 'only'
    | 'count',
    string
  >
> = {
  en: {
    title: 'Tyres and inspections',
    lead: 'The most worn tyre of each vehicle.',
    vehicle: 'Vehicle',
    depth: 'Tread',
    inspection: 'Next inspection',
    status: 'Status',
    good: 'In order',
    soon: 'Plan a change',
    bad: 'Change now',
    only: 'Only what needs care',
    count: '{count} vehicles',
  },
  us: { title: 'Tires and inspections', lead: 'The most worn tire of each vehicle.' },
  ca: { title: 'Tires and inspections', lead: 'The most worn tire of each vehicle.' },
  de: {
    title: 'Reifen und Untersuchungen',
    lead: 'Der am stärksten abgenutzte Reifen jedes Fahrzeugs.',
    vehicle: 'Fahrzeug',
    depth: 'Profil',
    inspection: 'Nächste Untersuchung',
    status: 'Status',
    good: 'In Ordnung',
    soon: 'Wechsel planen',
    bad: 'Jetzt wechseln',
    only: 'Nur was Pflege braucht',
    count: '{count} Fahrzeuge',
  },
};
