import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<Record<'title' | 'lead' | 'unavailable' | 'saved' | 'failed', string>> = {
  en: {
    title: 'What you are told',
    lead: 'Critical notifications always come.',
    unavailable: 'Your settings cannot be shown now. Please try again later.',
    saved: 'Your choice is saved.',
    failed: 'Your choice is not saved. Please try again.',
  },
  de: {
    title: 'Was wir Ihnen melden',
    lead: 'Kritische Benachrichtigungen kommen immer.',
    unavailable: 'Ihre Einstellungen lassen sich gerade nicht zeigen. Bitte versuchen Sie es später.',
    saved: 'Ihre Auswahl ist gespeichert.',
    failed: 'Ihre Auswahl ist nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  },
};
