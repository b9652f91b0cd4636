import type { views as english } from '../../en/pages/views.ts';
import type { Words } from '../../catalogue.ts';

export const views: Words<typeof english> = {
  layoutEmpty: 'Auf dieser Seite stehen noch keine Ansichten.',
  viewSlot: 'Eingebettete Ansicht: {name}',
  viewSlotText:
    'Dieser Platz ist für die Ansicht eines anderen Teams bestimmt. Sie erscheint hier, sobald eingebettete Ansichten eingeschaltet sind.',
  viewSlotFramework: 'Erstellt mit {framework}',
  viewFailedHeading: '{name} konnte nicht geladen werden',
  viewFailedText: 'Diese Ansicht ist gerade nicht verfügbar. Der Rest der Seite funktioniert.',
  viewFailedAdvice: 'Aktualisieren Sie die Seite oder kommen Sie später wieder.',
};
