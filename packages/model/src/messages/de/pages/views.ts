import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Auf dieser Seite stehen noch keine Ansichten.',
  viewSlot: 'Eingebettete Ansicht: {name}',
  viewFailedHeading: '{name} konnte nicht geladen werden',
  viewFailedText: 'Diese Ansicht ist gerade nicht verfügbar. Alles andere funktioniert.',
  viewPageFailedText: 'Diese Ansicht ist gerade nicht verfügbar.',
  viewFailedSubtitle: 'Was Sie tun können',
  viewFailedAdvice: 'Aktualisieren Sie die Seite oder kommen Sie später wieder.',
  viewFailedAddress: 'Ihre Adresse:',
};
