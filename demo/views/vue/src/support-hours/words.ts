import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<Record<'title' | 'weekdays' | 'roadside', string>> = {
  en: {
    title: 'Support hours',
    weekdays: 'Monday to Friday',
    roadside: 'Roadside help: always',
  },
  de: {
    title: 'Servicezeiten',
    weekdays: 'Montag bis Freitag',
    roadside: 'Pannenhilfe: immer',
  },
  fr: {
    title: 'Horaires d’assistance',
    weekdays: 'Du lundi au vendredi',
    roadside: 'Dépannage\u00a0: à toute heure',
  },
  'fr-ca': { roadside: 'Assistance routière\u00a0: à toute heure' },
  es: {
    title: 'Horario de atención',
    weekdays: 'De lunes a viernes',
    roadside: 'Asistencia en carretera: siempre',
  },
  it: {
    title: 'Orari dell’assistenza',
    weekdays: 'Dal lunedì al venerdì',
    roadside: 'Soccorso stradale: sempre',
  },
  tr: {
    title: 'Destek saatleri',
    weekdays: 'Pazartesi–Cuma',
    roadside: 'Yol yardımı: her zaman',
  },
  sv: {
    title: 'Öppettider',
    weekdays: 'Måndag till fredag',
    roadside: 'Vägassistans: dygnet runt',
  },
};
