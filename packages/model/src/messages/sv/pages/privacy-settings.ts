import type { privacySettings as english } from '../../en/pages/privacy-settings.ts';
import type { Words } from '../../catalogue.ts';

export const privacySettings: Words<typeof english> = {
  consentIntro:
    'Ditt företag bestämmer vilka data från sina uppkopplade fordon det delar med oss, och till vad. Du kan ändra det när som helst.',
  consentHeading: 'Vad ditt företag delar',
  consentCompany: 'Valen gäller för alla uppkopplade fordon hos {company}.',
  consentDrivingHeading: 'Kördata',
  consentDrivingText: 'Hur fordonen körs: hastighet, acceleration, bromsning och bälten.',
  consentVehicleHeading: 'Fordonsdata',
  consentVehicleText:
    'Fordonens tillstånd: mätarställning, laddning eller bränsle, varningar och servicebehov.',
  consentLocationHeading: 'Platsdata',
  consentLocationText: 'Var fordonen är och vilka vägar de tar.',
  consentRd: 'Forskning och utveckling',
  consentRdText: 'För att göra fordon och tjänster bättre och säkrare.',
  consentMarketing: 'Marknadsföring',
  consentMarketingText: 'För att berätta om erbjudanden som passar företagets flotta.',
  consentShared: 'Delas',
  consentNotShared: 'Delas inte',
  consentSave: 'Spara valen',
  consentAcceptAll: 'Dela allt',
  consentRejectAll: 'Dela inget',
  consentNone: 'Ditt företag har inte bestämt sig än.',
  consentUnsaved: 'Dina ändringar är inte sparade än.',
  consentProposedAll: 'Länken du öppnade har kryssat i alla rutor. Inget sparas förrän du gör det.',
  consentProposedNone: 'Länken du öppnade har tömt alla rutor. Inget sparas förrän du gör det.',
  consentSaving: 'Dina val sparas...',
  consentSaved: 'Dina val är sparade. Delas: {count} av {total}.',
  consentSaveFailed:
    'Vi kunde inte bekräfta att dina val är sparade. Kontrollera anslutningen och försök igen.',
  consentLoadFailed: 'Företagets val kunde inte laddas. Kontrollera anslutningen och försök igen.',
  consentReadOnly:
    'Bara företagets Blue Star-administratör kan ändra valen. Fråga administratören om du vill ändra något.',
  consentUncheckable: 'Vi kunde inte kontrollera om du får ändra valen, så du kan bara läsa dem.',
  consentNoCompany: 'Ditt konto hör inte till något företag, så här finns inget att bestämma.',
};
