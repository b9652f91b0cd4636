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
};
