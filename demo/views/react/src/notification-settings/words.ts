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
  fr: {
    title: 'Ce que nous vous signalons',
    lead: 'Les notifications critiques arrivent toujours.',
    unavailable: 'Vos réglages ne peuvent pas être affichés. Veuillez réessayer plus tard.',
    saved: 'Votre choix est enregistré.',
    failed: 'Votre choix n’est pas enregistré. Veuillez réessayer.',
  },
  es: {
    title: 'De qué le avisamos',
    lead: 'Las notificaciones críticas llegan siempre.',
    unavailable: 'Ahora no se pueden mostrar sus ajustes. Inténtelo más tarde.',
    saved: 'Su elección se ha guardado.',
    failed: 'Su elección no se ha guardado. Inténtelo de nuevo.',
  },
  it: {
    title: 'Che cosa le segnaliamo',
    lead: 'Le notifiche critiche arrivano sempre.',
    unavailable: 'Al momento le impostazioni non sono disponibili. Riprovi più tardi.',
    saved: 'La scelta è stata salvata.',
    failed: 'La scelta non è stata salvata. Riprovi.',
  },
  tr: {
    title: 'Size neleri bildirelim',
    lead: 'Kritik bildirimler her zaman gelir.',
    unavailable: 'Ayarlarınız şu anda gösterilemiyor. Lütfen daha sonra yeniden deneyin.',
    saved: 'Seçiminiz kaydedildi.',
    failed: 'Seçiminiz kaydedilmedi. Lütfen yeniden deneyin.',
  },
  sv: {
    title: 'Det här meddelar vi dig',
    lead: 'Kritiska aviseringar kommer alltid.',
    unavailable: 'Dina inställningar kan inte visas just nu. Försök igen senare.',
    saved: 'Ditt val är sparat.',
    failed: 'Ditt val har inte sparats. Försök igen.',
  },
};
