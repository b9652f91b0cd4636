import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<
  Record<
    | 'title'
    | 'lead'
    | 'from'
    | 'to'
    | 'site'
    | 'free'
    | 'full'
    | 'time'
    | 'cost'
    | 'reserve'
    | 'reserved'
    | 'company',
    string
  >
> = {
  en: {
    title: 'Charging planner',
    lead: 'How long a charge takes, and what it costs, at each of your sites.',
    company: 'Sites of {company}',
    from: 'Battery now',
    to: 'Battery wanted',
    site: 'Site',
    free: '{free} of {total} free',
    full: 'All in use',
    time: 'Time',
    cost: 'Cost',
    reserve: 'Reserve',
    reserved: 'A charger at {site} is reserved for you.',
  },
  de: {
    title: 'Ladeplaner',
    lead: 'Wie lange eine Ladung an jedem Ihrer Standorte dauert und was sie kostet.',
    company: 'Standorte von {company}',
    from: 'Batterie jetzt',
    to: 'Batterie gewünscht',
    site: 'Standort',
    free: '{free} von {total} frei',
    full: 'Alle belegt',
    time: 'Dauer',
    cost: 'Kosten',
    reserve: 'Reservieren',
    reserved: 'Eine Ladesäule am Standort {site} ist für Sie reserviert.',
  },
  fr: {
    title: 'Planificateur de recharge',
    lead: 'Combien de temps dure une recharge et ce qu’elle coûte, sur chacun de vos sites.',
    company: 'Sites de {company}',
    from: 'Batterie actuelle',
    to: 'Batterie souhaitée',
    site: 'Site',
    free: 'Libres\u00a0: {free} sur {total}',
    full: 'Complet',
    time: 'Durée',
    cost: 'Coût',
    reserve: 'Réserver',
    reserved: 'Une borne vous est réservée sur le site {site}.',
  },
  es: {
    title: 'Planificador de recarga',
    lead: 'Cuánto tarda una recarga y cuánto cuesta en cada una de sus bases.',
    company: 'Bases de {company}',
    from: 'Batería actual',
    to: 'Batería deseada',
    site: 'Base',
    free: 'Libres: {free} de {total}',
    full: 'Todos ocupados',
    time: 'Duración',
    cost: 'Coste',
    reserve: 'Reservar',
    reserved: 'Tiene un cargador reservado en {site}.',
  },
  'es-us': { cost: 'Costo' },
  it: {
    title: 'Pianificatore di ricarica',
    lead: 'Quanto dura una ricarica e quanto costa in ciascuna delle sue sedi.',
    company: 'Sedi di {company}',
    from: 'Batteria attuale',
    to: 'Batteria desiderata',
    site: 'Sede',
    free: 'Libere: {free} su {total}',
    full: 'Tutte occupate',
    time: 'Durata',
    cost: 'Costo',
    reserve: 'Prenota',
    reserved: 'Una colonnina presso {site} è prenotata per lei.',
  },
  tr: {
    title: 'Şarj planlayıcı',
    lead: 'Her tesisinizde bir şarjın ne kadar sürdüğü ve kaça mal olduğu.',
    company: '{company} şirketinin tesisleri',
    from: 'Şu anki batarya',
    to: 'İstenen batarya',
    site: 'Tesis',
    free: '{total} üniteden {free} tanesi boş',
    full: 'Hepsi dolu',
    time: 'Süre',
    cost: 'Maliyet',
    reserve: 'Ayır',
    reserved: '{site} tesisinde sizin için bir şarj ünitesi ayrıldı.',
  },
  sv: {
    title: 'Laddplanerare',
    lead: 'Hur lång tid en laddning tar och vad den kostar på var och en av era platser.',
    company: 'Platser för {company}',
    from: 'Batteri nu',
    to: 'Önskad batterinivå',
    site: 'Plats',
    free: 'Lediga: {free} av {total}',
    full: 'Alla upptagna',
    time: 'Tid',
    cost: 'Kostnad',
    reserve: 'Reservera',
    reserved: 'En laddare på {site} är reserverad för dig.',
  },
};
