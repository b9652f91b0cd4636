import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<Record<'title' | 'lead' | 'saved' | 'failed', string>> = {
  en: {
    title: 'What you are told',
    lead: 'Critical notifications always come.',
    saved: 'Your choice is saved.',
    failed: 'Your choice is not saved. Please try again.',
  },
  de: {
    title: 'Was wir Ihnen melden',
    lead: 'Kritische Benachrichtigungen kommen immer.',
    saved: 'Ihre Auswahl ist gespeichert.',
    failed: 'Ihre Auswahl ist nicht gespeichert. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    title: 'Ce que nous vous signalons',
    lead: 'Les notifications critiques arrivent toujours.',
    saved: 'Votre choix est enregistré.',
    failed: 'Votre choix n’est pas enregistré. Veuillez réessayer.',
  },
  es: {
    title: 'De qué le avisamos',
    lead: 'Las notificaciones críticas llegan siempre.',
    saved: 'Su elección se ha guardado.',
    failed: 'Su elección no se ha guardado. Inténtelo de nuevo.',
  },
  it: {
    title: 'Che cosa le segnaliamo',
    lead: 'Le notifiche critiche arrivano sempre.',
    saved: 'La scelta è stata salvata.',
    failed: 'La scelta non è stata salvata. Riprovi.',
  },
  tr: {
    title: 'Size neleri bildirelim',
    lead: 'Kritik bildirimler her zaman gelir.',
    saved: 'Seçiminiz kaydedildi.',
    failed: 'Seçiminiz kaydedilmedi. Lütfen yeniden deneyin.',
  },
  sv: {
    title: 'Det här meddelar vi dig',
    lead: 'Kritiska aviseringar kommer alltid.',
    saved: 'Ditt val är sparat.',
    failed: 'Ditt val har inte sparats. Försök igen.',
  },
};
