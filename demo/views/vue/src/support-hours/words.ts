import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<Record<'title' | 'weekdays' | 'saturday' | 'roadside', string>> = {
  en: {
    title: 'Support hours',
    weekdays: 'Monday to Friday',
    saturday: 'Saturday',
    roadside: 'Roadside help: always',
  },
  de: {
    title: 'Servicezeiten',
    weekdays: 'Montag bis Freitag',
    saturday: 'Samstag',
    roadside: 'Pannenhilfe: immer',
  },
  fr: {
    title: 'Horaires d’assistance',
    weekdays: 'Du lundi au vendredi',
    saturday: 'Samedi',
    roadside: 'Dépannage : à toute heure',
  },
  'fr-ca': { roadside: 'Assistance routière : à toute heure' },
  es: {
    title: 'Horario de atención',
    weekdays: 'De lunes a viernes',
    saturday: 'Sábado',
    roadside: 'Asistencia en carretera: siempre',
  },
  it: {
    title: 'Orari dell’assistenza',
    weekdays: 'Dal lunedì al venerdì',
    saturday: 'Sabato',
    roadside: 'Soccorso stradale: sempre',
  },
  tr: {
    title: 'Destek saatleri',
    weekdays: 'Pazartesi–Cuma',
    saturday: 'Cumartesi',
    roadside: 'Yol yardımı: her zaman',
  },
  sv: {
    title: 'Öppettider',
    weekdays: 'Måndag till fredag',
    saturday: 'Lördag',
    roadside: 'Vägassistans: dygnet runt',
  },
};
