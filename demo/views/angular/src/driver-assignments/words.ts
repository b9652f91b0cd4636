import type { Texts } from '../../../common/texts.ts';

export const texts: Texts<
  Record<'title' | 'lead' | 'nobody' | 'twice' | 'licence' | 'save' | 'undo' | 'saved' | 'B' | 'C1', string>
> = {
  en: {
    title: 'Driver assignments',
    lead: 'Who drives which vehicle this week.',
    nobody: 'Nobody',
    twice: 'This driver has another vehicle too. Choose another driver.',
    licence: 'This driver lacks the licence for the vehicle. Choose another driver.',
    save: 'Save assignments',
    undo: 'Undo changes',
    saved: 'The assignments are saved.',
    B: 'licence category B',
    C1: 'licence category C1',
  },
  us: {
    licence: 'This driver lacks the license for the vehicle. Choose another driver.',
    B: 'standard license',
    C1: 'commercial license',
  },
  ca: { B: 'standard licence', C1: 'commercial licence' },
  de: {
    title: 'Fahrerzuordnung',
    lead: 'Wer in dieser Woche welches Fahrzeug fährt.',
    nobody: 'Niemand',
    twice: 'Diese Person hat noch ein anderes Fahrzeug. Wählen Sie eine andere.',
    licence: 'Dieser Person fehlt der Führerschein für das Fahrzeug. Wählen Sie eine andere.',
    save: 'Zuordnung speichern',
    undo: 'Änderungen verwerfen',
    saved: 'Die Zuordnung ist gespeichert.',
    B: 'Führerscheinklasse B',
    C1: 'Führerscheinklasse C1',
  },
};
