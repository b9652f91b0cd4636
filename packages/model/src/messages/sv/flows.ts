import type { FlowMessages } from '../flow-messages.ts';

export const flows: FlowMessages = {
  // The preference popup
  preferenceTitle: 'Dela data från uppkopplade fordon?',
  preferenceText:
    'Ditt företag kan dela data från sina uppkopplade fordon med oss: för forskning och utveckling och för marknadsföring. Du bestämmer för hela företaget och kan ändra det när som helst.',
  preferenceYes: 'Ja',
  preferenceNo: 'Nej',
  preferenceChoose: 'Välj',
  preferenceSavedTitle: 'Tack',
  preferenceSavedText:
    'Du har svarat ja för alla slags fordonsdata. Du kan se och ändra det i dina inställningar när som helst.',
  preferenceDone: 'Klart',
  preferenceDeclinedTitle: 'Du har svarat nej',
  preferenceDeclinedText:
    'Inga fordonsdata delas. Du kan se och ändra det i dina inställningar när som helst.',
  preferenceCancel: 'Avbryt',
  preferenceSettings: 'Ändra inställningar',
  // The terms
  termsPromptTitle: 'Allmänna villkor',
  termsPromptText: 'Läs och godkänn villkoren för att fortsätta.',
  termsBox: 'Villkorens text',
  termsAcknowledge: 'Jag bekräftar att jag har läst alla allmänna villkor',
  termsAccept: 'Godkänn',
  termsSignOut: 'Logga ut',
  termsSaving: 'Ditt godkännande sparas...',
  termsFailed: 'Ditt godkännande kunde inte sparas. Kontrollera anslutningen och försök igen.',
  termsAccess: 'Tack. Din åtkomst förbereds...',
  termsStuck:
    'Villkoren är godkända, men din åtkomst kunde inte förberedas. Försök igen, eller fortsätt med den åtkomst du hade.',
  termsRetry: 'Försök igen',
  termsLater: 'Senare',
  // Banners
  previewText:
    'Du är i förhandsvisning av en transaktion. Välj AVSLUTA FÖRHANDSVISNING för att återgå till webbplatsen.',
  previewLost:
    'Förhandsvisningen av transaktionen kunde inte startas igen. Välj AVSLUTA FÖRHANDSVISNING för att återgå till webbplatsen.',
  exitPreview: 'AVSLUTA FÖRHANDSVISNING',
  childSessionText:
    'Du använder just nu kontot för {companyName}. Välj AVSLUTA SESSIONEN för att återgå till sidan för godkännande av datadelning.',
  childSessionUnnamed:
    'Du använder just nu ett annat företags konto. Välj AVSLUTA SESSIONEN för att återgå till sidan för godkännande av datadelning.',
  endSession: 'AVSLUTA SESSIONEN',
  fleetText: 'Fordonsparkens webbplats har flyttat hit. Du kan fortsätta med allt du gjorde där.',
  signOutFailed:
    'Du är fortfarande inloggad: utloggningen nådde inte vår tjänst. Logga ut igen innan andra använder den här enheten.',
};
