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
    | 'one'
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
    one: '{count} vehicle',
    count: '{count} vehicles',
  },
  'en-us': { title: 'Tires and inspections', lead: 'The most worn tire of each vehicle.' },
  'en-ca': { title: 'Tires and inspections', lead: 'The most worn tire of each vehicle.' },
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
    only: 'Nur mit Handlungsbedarf',
    one: '{count} Fahrzeug',
    count: '{count} Fahrzeuge',
  },
  'de-at': { title: 'Reifen und Begutachtungen', inspection: 'Nächste Begutachtung' },
  fr: {
    title: 'Pneus et contrôles techniques',
    lead: 'Le pneu le plus usé de chaque véhicule.',
    vehicle: 'Véhicule',
    depth: 'Profondeur',
    inspection: 'Prochain contrôle',
    status: 'État',
    good: 'En ordre',
    soon: 'À planifier',
    bad: 'À changer',
    only: 'Seulement ce qui est à traiter',
    one: '{count} véhicule',
    count: '{count} véhicules',
  },
  'fr-ca': { title: 'Pneus et inspections', inspection: 'Prochaine inspection' },
  es: {
    title: 'Neumáticos e inspecciones',
    lead: 'El neumático más gastado de cada vehículo.',
    vehicle: 'Vehículo',
    depth: 'Dibujo',
    inspection: 'Próxima inspección',
    status: 'Estado',
    good: 'Correcto',
    soon: 'Planificar cambio',
    bad: 'Cambiar ya',
    only: 'Solo lo que requiere atención',
    one: '{count} vehículo',
    count: '{count} vehículos',
  },
  it: {
    title: 'Pneumatici e revisioni',
    lead: 'Lo pneumatico più usurato di ogni veicolo.',
    vehicle: 'Veicolo',
    depth: 'Battistrada',
    inspection: 'Prossima revisione',
    status: 'Stato',
    good: 'In ordine',
    soon: 'Da programmare',
    bad: 'Da cambiare',
    only: 'Solo ciò che richiede attenzione',
    one: '{count} veicolo',
    count: '{count} veicoli',
  },
  tr: {
    title: 'Lastikler ve muayeneler',
    lead: 'Her aracın en çok aşınmış lastiği.',
    vehicle: 'Araç',
    depth: 'Diş derinliği',
    inspection: 'Sonraki muayene',
    status: 'Durum',
    good: 'İyi durumda',
    soon: 'Değişim planlayın',
    bad: 'Hemen değiştirin',
    only: 'Yalnızca ilgi gerekenler',
    one: '{count} araç',
    count: '{count} araç',
  },
  sv: {
    title: 'Däck och besiktning',
    lead: 'Det mest slitna däcket på varje fordon.',
    vehicle: 'Fordon',
    depth: 'Mönsterdjup',
    inspection: 'Nästa besiktning',
    status: 'Status',
    good: 'I ordning',
    soon: 'Planera byte',
    bad: 'Byt nu',
    only: 'Bara det som kräver åtgärd',
    one: '{count} fordon',
    count: '{count} fordon',
  },
};
